/** S-20 to S-23: what is printed on a card of each value. The server counts; this is only ink. */
const POINTS = [
  '(5)',
  '−1',
  '−1',
  '−1',
  '',
  '',
  '',
  '',
  '−4',
  '+2',
  '+1',
  '+1',
  '+1',
  '+1',
  '+1',
  '+1',
];

/** The 0 shows its 5 in brackets: it counts only as the trump (S-21). */
export const printedPoints = (value: number): string => POINTS[value] ?? '';
