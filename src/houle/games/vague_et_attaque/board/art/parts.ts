import { CREATURES } from './creatures';
import { KEEPSAKES } from './keepsakes';
import type { Part, Placed } from './paint';
import { PEOPLE } from './people';
import { SCENERY } from './scenery';
import { THINGS } from './things';

const ALL = { ...CREATURES, ...KEEPSAKES, ...PEOPLE, ...SCENERY, ...THINGS };

export type PartName = keyof typeof ALL;
export type Picture = readonly Placed<PartName>[];

export const PARTS: Readonly<Record<PartName, Part>> = ALL;
