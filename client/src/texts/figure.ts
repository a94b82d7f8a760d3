/** A whole number as it is set in a table: with a true minus, as wide as a plus. */
export const figure = (value: number | null | undefined): string =>
  value == null ? '' : String(value).replace('-', '−');
