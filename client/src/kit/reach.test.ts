import { expect, test } from 'vitest';
import { origin } from './reach';

const HOME = 'http://192.168.1.7:8000';

function page(home: string | null): Document {
  return { querySelector: () => (home === null ? null : { content: home }) } as never;
}

const at = (address: string): Location => new URL(address) as never;

test.each(['http://localhost:8000/', 'http://127.0.0.1:8000/', 'http://[::1]:8000/'])(
  'whoever is at %s sends the address of the home network to others',
  (address) => {
    expect(origin(page(HOME), at(address))).toBe(HOME);
  },
);

test.each(['http://192.168.1.9:8000', 'https://houle.example', 'http://127.0.0.1.example'])(
  'whoever is at %s sends that',
  (address) => {
    expect(origin(page(HOME), at(address))).toBe(address);
  },
);

test('where the server knows no other address there is none', () => {
  expect(origin(page(null), at('http://localhost:8000'))).toBe('http://localhost:8000');
});
