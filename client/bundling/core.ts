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
  'table/ChipMarks',
  'table/Clock',
  'table/clock',
  'table/Menu',
  'table/AsText',
  'table/as-text',
  'table/Explanation',
  'table/HeadTools',
  'table/HereMark',
  'table/Journal',
  'table/KeptSeat',
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
  'kit/attempt',
  'kit/copy',
  'kit/handing-on',
  'kit/OurSign',
  'kit/QrCode',
  'kit/reach',
  'kit/ShareLink',
  'kit/Sheet',
  'play/word',
  'texts/later',
  'texts/reading',
  'texts/rulings',
  'texts/stretched',
  'app/offline',
  'app/seldom',
];

/** Of that, what every table wants as soon as it is seen, or at one touch. */
const SOON = [
  'after/Account',
  'after/Fair',
  'after/Interlude',
  'after/Result',
  'sound/',
  'table/AsText',
  'table/as-text',
  'table/BotMark',
  'table/CatchUp',
  'table/ChipMarks',
  'table/Zoom',
  'table/CallBot',
  'table/calls',
  'table/Clock.',
  'table/Explanation',
  'table/HeadTools',
  'table/HereMark',
  'table/Journal',
  'table/KeptSeat',
  'table/Keys',
  'table/Menu',
  'table/Notices',
  'table/OnHoliday',
  'table/Pace',
  'table/SinceStrip',
  'table/since',
  'table/touch',
  'talk/',
];

/** What many pages share, and each of which would be a small file of its own. */
const SMALL = [
  'kit/attempt',
  'kit/copy',
  'kit/handing-on',
  'kit/reach',
  'pages/parts/pace',
  'pages/parts/when',
  'people/bots',
  'people/levels',
  'telling/able',
  'telling/left',
  'telling/offer',
  'telling/telling',
];

const beginsWith = (names: readonly string[]): RegExp => new RegExp(`^(${names.join('|')})`);
const library = beginsWith(LIBRARIES.map((name) => `${name}/`));
const wanted = beginsWith([...FOLDERS.map((name) => `${name}/`), ...FILES]);
const soon = beginsWith(SOON);
const small = beginsWith(SMALL);
const later = beginsWith([...LATER, ...LATER_TOO]);

export function isCore(id: string): boolean {
  const [, from] = id.split('/node_modules/');
  if (from !== undefined) return library.test(from);
  const [, source] = id.split('/client/src/');
  return source !== undefined && wanted.test(source) && !later.test(source);
}

const isOneOf =
  (names: RegExp) =>
  (id: string): boolean => {
    const [, source] = id.split('/client/src/');
    return source !== undefined && names.test(source);
  };

export const isSoon = isOneOf(soon);
export const isSmall = isOneOf(small);

/** Whether a file of the build is one that tables ask for: boards, and what comes with them. */
export const isAtTables = (file: string): boolean =>
  /\/(board|Face|Drawing|figures|set-up|soon|small|core)-/.test(file);
