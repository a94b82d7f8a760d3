import { describe, expect, test } from 'vitest';
import { agreed, type Choice, fieldsOf, fitting, usual } from './options';

const SCHEMA = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      type: 'object',
      properties: {
        strict: { type: 'boolean', default: false },
        length: { enum: [5, 6, 7], default: 7 },
        target: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
        first: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
        teams: { $ref: '#/$defs/Teams', default: 'none' },
        odd: { anyOf: [{ type: 'integer' }, { type: 'string' }], default: 'x' },
      },
    },
    Teams: { enum: ['2v2', '2v2v1', '3v2', 'none'] },
  },
};
const FIELDS = fieldsOf(SCHEMA);

describe('fieldsOf', () => {
  test('knows every kind of option, and leaves out what it cannot ask for', () => {
    expect(FIELDS.map(({ name, kind }) => [name, kind])).toEqual([
      ['strict', 'yes-no'],
      ['length', 'choice'],
      ['target', 'amount'],
      ['first', 'seat'],
      ['teams', 'choice'],
    ]);
  });

  test('reads the usual values', () => {
    expect(usual(FIELDS)).toEqual({
      strict: false,
      length: 7,
      target: null,
      first: null,
      teams: 'none',
    });
  });
});

test('sides are offered only where they have a place for everybody', () => {
  const teams = FIELDS.find(({ name }) => name === 'teams') as Choice;
  expect(fitting(teams, 4)).toEqual(['2v2', 'none']);
  expect(fitting(teams, 5)).toEqual(['2v2v1', '3v2', 'none']);
  expect(fitting(teams, 3)).toEqual(['none']);
});

test('only what differs from the usual and still fits is asked for', () => {
  const chosen = { ...usual(FIELDS), strict: true, teams: '2v2', first: 3 };
  expect(agreed(FIELDS, chosen, 4)).toEqual({ strict: true, teams: '2v2', first: 3 });
  expect(agreed(FIELDS, chosen, 3)).toEqual({ strict: true });
});
