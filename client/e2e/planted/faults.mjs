/** Faults of the client: what each changes in its sources, and where it shows. */
export const FAULTS = {
  'heap-counts-one-more': {
    file: 'table/Pile.svelte',
    sound: '>{count}</span',
    faulty: '>{count + FAULT}</span',
  },
  'last-card-of-the-hand-is-missing': {
    file: 'table/Hand.svelte',
    sound: 'const cards = zone.cards.map((laid, place) => ({ laid, zone: zone.id, place }));',
    faulty:
      'const cards = zone.cards.slice(FAULT).map((laid, place) => ({ laid, zone: zone.id, place: place + FAULT }));',
  },
  'face-of-another-card': {
    file: 'table/Card.svelte',
    sound: 'laid.card === null ? null : table.face(laid.card)',
    faulty:
      'laid.card === null ? null : table.face(laid.card > 1 ? laid.card - FAULT : laid.card + FAULT)',
  },
  'cards-cannot-be-played': {
    file: 'play/table.svelte.ts',
    sound: 'return this.#reach.of(zone, this.#placeNow(zone, place));',
    faulty: 'return FAULT ? [] : this.#reach.of(zone, this.#placeNow(zone, place));',
  },
  'others-hold-one-less': {
    file: 'table/Chip.svelte',
    sound: 'sum + (zone ? table.count(zone) : 0), 0)',
    faulty: 'sum + (zone ? table.count(zone) : 0), 0 - FAULT)',
  },
};

/** In a page: 1 if this fault is there. */
const planted = (name) => `Number(globalThis.houleFault === ${JSON.stringify(name)})`;

/** For Vite: all faults, each asleep until a page is told to have it. */
export function planting() {
  const left = new Set(Object.keys(FAULTS));
  return {
    name: 'planted-faults',
    enforce: 'pre',
    transform(code, id) {
      let changed = code;
      for (const [name, { file, sound, faulty }] of Object.entries(FAULTS)) {
        if (!id.endsWith(`/client/src/${file}`)) continue;
        if (changed.split(sound).length !== 2)
          throw new Error(`${name} is planted nowhere, or twice`);
        changed = changed.replace(sound, () => faulty.replaceAll('FAULT', planted(name)));
        left.delete(name);
      }
      return changed === code ? null : changed;
    },
    buildEnd() {
      if (left.size) throw new Error(`nowhere planted: ${[...left].join(', ')}`);
    },
  };
}
