import { expect, test } from 'vitest';
import type { Chair } from '../wire/types';
import { company } from './company';

const chair = (name: string | null, bot: string | null = null): Chair =>
  ({ name, bot }) as unknown as Chair;

test('the people at a table are those who are neither bots nor I nor forgotten', () => {
  const chairs = [chair('Ada'), chair('Ben'), chair(null, 'player'), chair(null), chair('—')];
  expect(company(chairs, 0)).toEqual([{ seat: 1, name: 'Ben' }]);
  expect(company(chairs, null).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
});
