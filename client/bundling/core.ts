/** What is needed before the first card is seen, whatever the game: it comes as one file, because
 *  on a slow line a request costs more than the bytes it brings. */
const LIBRARIES = ['svelte', 'esm-env', 'clsx', '@fluent'];
const FOLDERS = ['app', 'cards', 'kit', 'motion', 'play', 'table', 'texts', 'wire'];
const PAGES = ['Table', 'Playing', 'Wait', 'Trouble'];
const FILES = [
  'games/brought',
  'games/found',
  'games/registry',
  'settings/settings',
  'settings/theme',
  ...PAGES.map((page) => `pages/${page}`),
];
/** Of these folders, what is loaded only when it is wanted. */
const LATER = [
  'table/BotMark',
  'table/CallBot',
  'table/calls',
  'table/CatchUp',
  'table/Clock',
  'table/clock',
  'table/Menu',
  'table/AsText',
  'table/as-text',
  'table/Explanation',
  'table/Journal',
  'table/Keys',
  'table/Notices',
  'table/OnHoliday',
  'table/Pace',
  'table/SinceStrip',
  'table/touch',
  'table/since',
  'table/Zone',
  'table/Zoom',
  'cards/PlainFace',
];
const LATER_TOO = [
  'cards/deck',
  'cards/plain',
  'cards/shapes',
  'cards/vision',
  'kit/copy',
  'kit/OurSign',
  'kit/QrCode',
  'kit/reach',
  'kit/ShareLink',
  'kit/Sheet',
  'play/word',
  'texts/reading',
  'texts/rulings',
  'texts/stretched',
  'app/offline',
  'app/seldom',
];

const beginsWith = (names: readonly string[]): RegExp => new RegExp(`^(${names.join('|')})`);
const library = beginsWith(LIBRARIES.map((name) => `${name}/`));
const wanted = beginsWith([...FOLDERS.map((name) => `${name}/`), ...FILES]);
const later = beginsWith([...LATER, ...LATER_TOO]);

export function isCore(id: string): boolean {
  const [, from] = id.split('/node_modules/');
  if (from !== undefined) return library.test(from);
  const [, source] = id.split('/client/src/');
  return source !== undefined && wanted.test(source) && !later.test(source);
}
