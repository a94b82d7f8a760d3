/** How much of each table this device has seen. */
const KEY = 'houle.seen';
const MOST_TABLES = 40;

function kept(): [string, number][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The newest moment of a table that was on the screen; null for a table never seen. */
export function seenUpTo(table: string): number | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

/** This moment is on the screen, and somebody looks. */
export function saw(table: string, seq: number): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, seq]].slice(-MOST_TABLES)));
  } catch {
    // Without a memory there is only no summary of what was missed.
  }
}
