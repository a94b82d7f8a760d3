/** The souvenirs, around the middle of the room beside their places. */
import type { Picture } from './parts';

export const SOUVENIRS = {
  'pocket-seahorse': [
    ['seahorse', -8, -42, 1.5],
    ['pocket', 0, 54, 1.7],
  ],
  'turquoise-pebble': [
    ['pebble', 0, 34, 1.5, -8],
    ['sparkle', 40, -50, 1.1],
    ['sparkle', -44, -34, 0.7],
  ],
  'keepers-lantern': [
    ['glow', 0, -20, 1.3],
    ['lantern', 0, 16, 1.75],
  ],
  'keepers-slippers': [
    ['slipper', -2, -50, 1.45, -10],
    ['slipper', 4, 40, 1.45, 4],
  ],
  'ships-bell': [
    ['anemone', 2, 62, 1.15, 180],
    ['bell', 0, -28, 1.55, -6],
  ],
  'rusty-key': [['key', -4, -6, 1.8, 24]],
  'spice-jar': [
    ['jar', 0, 20, 1.6, 0, 'or'],
    ['chilli', -2, 34, 1.5, 0, 'y'],
  ],
  'straw-hat': [['strawHat', 0, 20, 1.45]],
  'coral-sprig': [['coral', 0, 20, 1.65]],
  'shy-clownfish': [
    ['fish', 2, -4, 1.5, -8, 'oo'],
    ['stripes', 2, -4, 1.5, -8],
    ['anemone', 4, 74, 1.6],
  ],
  'lava-stone': [
    ['smoke', 8, -84, 0.9],
    ['lava', 0, 44, 1.5],
  ],
  'ash-flower': [
    ['flower', 0, -2, 1.7],
    ['ash', 0, 92, 1.6],
  ],
  foghorn: [
    ['horn', -6, 6, 1.35, -14],
    ['bawl', 50, -96, 0.9, -50, 'w'],
  ],
  'jar-of-fog': [
    ['jar', 0, 14, 1.7],
    ['puff', 0, 30, 1.25],
    ['puff', 34, -104, 0.7],
  ],
  'climbing-crab': [
    ['trunk', 0, 0, 1.5],
    ['crab', 0, 6, 1.5, -72],
  ],
  'heron-feather': [['feather', 0, -6, 1.9]],
  hourglass: [['hourglass', 0, -4, 1.65, 10]],
  sandcastle: [['castle', 0, 20, 1.65]],
  'whale-comb': [['comb', 0, 0, 1.5, -12]],
  'bone-flute': [
    ['flute', -14, 6, 1.6, 28],
    ['note', 40, -80, 1.1],
    ['note', 50, 44, 0.8],
  ],
  'patched-flag': [
    ['flag', -2, 0, 1.45],
    ['bones', 2, -26, 0.75],
  ],
  'wooden-leg': [['woodenLeg', 0, 0, 1.9, 12]],
  'captains-hat': [
    ['bicorne', 0, 20, 1.35],
    ['bones', 0, 4, 0.8],
  ],
  'message-in-a-bottle': [['bottle', 0, 4, 1.75, 22]],
  pearl: [
    ['oyster', 0, 30, 1.45],
    ['pearl', 2, 20, 1.5],
    ['sparkle', 44, -70, 0.9],
  ],
  starfish: [['starfish', 0, 6, 1.5, 10]],
  conch: [['conch', 0, 6, 1.5]],
  'old-map': [['map', 0, 6, 1.5, -6]],
  logbook: [['book', 0, 0, 1.65, -6]],
  coconut: [['coconut', 0, 10, 1.55]],
  'parrot-feather': [['feather', -2, -6, -1.9, -6, 'ry']],
  doubloon: [
    ['coin', 0, 8, 1.5],
    ['sparkle', 50, -80, 0.9],
  ],
  'glowing-mushroom': [
    ['glow', 0, -14, 1.3, 0, 'l'],
    ['mushroom', -4, 24, 1.4],
    ['mushroom', 44, 82, 0.6],
  ],
  turtle: [['turtle', -6, 16, 1.4]],
  driftwood: [['driftwood', 0, 30, 1.35]],
  'gulls-nest': [['nest', 0, 24, 1.35]],
  fossil: [['ammonite', 0, 4, 1.5]],
  'fishing-net': [
    ['net', 0, 0, 1.5],
    ['fish', 8, 10, 0.8, 30, 'ts'],
  ],
  'wind-chime': [['chime', 0, -16, 1.75]],
  barometer: [['dial', 0, 0, 1.45]],
  'will-o-the-wisp': [
    ['wisp', 0, 0, 1.6],
    ['sparkle', -56, -84, 0.6, 0, 's'],
    ['sparkle', 58, -54, 0.5, 0, 's'],
  ],
} as const satisfies Readonly<Record<string, Picture>>;
