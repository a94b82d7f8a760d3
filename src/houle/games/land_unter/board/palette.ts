import { type BackTones } from '@houle/cards/palette';

export const BACK: BackTones = { tone: '#1E3F66', foam: '#9DC3E6' };
