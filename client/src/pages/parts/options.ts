/** What can be chosen about a game, read from the schema that its rules give. */

export type Value = string | number | boolean | null;
export type Chosen = Readonly<Record<string, Value>>;

interface Named {
  readonly name: string;
  readonly usual: Value;
}
export interface YesNo extends Named {
  readonly kind: 'yes-no';
}
export interface Choice extends Named {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
}
/** A number, or none for what the rules say. */
export interface Amount extends Named {
  readonly kind: 'amount';
}
/** One of the seats, or none for whoever chance names. */
export interface OneSeat extends Named {
  readonly kind: 'seat';
}
export type Field = YesNo | Choice | Amount | OneSeat;

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly default?: Value;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** By convention the option that names who starts. */
const FIRST = 'first';
const SIDES = /^\d+(?:v\d+)+$/;

/** The fields of a game's options; what this client cannot ask for is left to its usual value. */
export function fieldsOf(options: object): readonly Field[] {
  const root = options as Schema;
  const defs = root.$defs ?? {};
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (defs[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return Object.entries(resolve(root).properties ?? {}).flatMap(([name, property]) => {
    const field = fieldOf(name, property.default ?? null, alternatives(property, resolve));
    return field ? [field] : [];
  });
}

function alternatives(property: Schema, resolve: (schema: Schema) => Schema): readonly Schema[] {
  return (property.anyOf ?? [property]).map(resolve).filter(({ type }) => type !== 'null');
}

function fieldOf(name: string, usual: Value, [only, ...others]: readonly Schema[]): Field | null {
  if (!only || others.length) return null;
  if (only.enum) return { kind: 'choice', name, usual, values: only.enum };
  if (only.type === 'boolean') return { kind: 'yes-no', name, usual };
  if (only.type !== 'integer') return null;
  return { kind: name === FIRST ? 'seat' : 'amount', name, usual };
}

/** The values that go with a number of seats: sides such as 2v2 must have a place for everybody. */
export function fitting({ values }: Choice, seats: number): readonly (string | number)[] {
  return values.filter((value) => {
    const sides = String(value);
    if (!SIDES.test(sides)) return true;
    return sides.split('v').reduce((sum, size) => sum + Number(size), 0) === seats;
  });
}

/** What was chosen, as far as it still goes with the number of seats and differs from the usual. */
export function agreed(fields: readonly Field[], chosen: Chosen, seats: number): Chosen {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = chosen[field.name] ?? null;
      const fits =
        (field.kind !== 'choice' || fitting(field, seats).some((one) => one === value)) &&
        (field.kind !== 'seat' || value === null || Number(value) < seats);
      return fits && value !== field.usual ? [[field.name, value]] : [];
    }),
  );
}

export function usual(fields: readonly Field[]): Record<string, Value> {
  return Object.fromEntries(fields.map((field) => [field.name, field.usual]));
}
