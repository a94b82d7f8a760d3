/** What can slide over a table, loaded when it is wanted. */
import type { Component } from 'svelte';
import type { Table } from '../play/table.svelte';
import { words } from '../texts/ui.svelte';

export type SheetName =
  'menu' | 'journal' | 'rules' | 'settings' | 'text' | 'keys' | 'fair' | 'hint' | 'fault';

export interface SheetProps {
  readonly table: Table;
  readonly onopen: (sheet: SheetName) => void;
  readonly onclose: () => void;
}
type Loaded = Promise<{ default: Component<SheetProps> | Component<{ table: Table }> }>;

export const LOADERS = {
  menu: (): Loaded => import('./Menu.svelte'),
  journal: (): Loaded => import('./Journal.svelte'),
  text: (): Loaded => import('./AsText.svelte'),
  keys: (): Loaded => import('./Keys.svelte'),
  hint: (): Loaded => import('../why/Hint.svelte'),
  fair: async (): Loaded => {
    const [fair] = await Promise.all([import('../after/Fair.svelte'), words.need('after')]);
    return fair;
  },
  fault: async (): Loaded => {
    const [fault] = await Promise.all([import('../faults/Fault.svelte'), words.need('fault')]);
    return fault;
  },
} as const;

/** The key that opens a sheet. */
export const SHEET_KEYS: Readonly<Record<string, SheetName>> = {
  m: 'menu',
  j: 'journal',
  r: 'rules',
  t: 'text',
  '?': 'keys',
  h: 'hint',
};

/** Whether a key is meant for what is being written or chosen, not for the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  return !!target?.closest('input, textarea, select, [contenteditable]');
}
