/** Where the browser and the servers of the end-to-end tests are. */
import { existsSync } from 'node:fs';

/** The same engine twice; the first draws no windows around its pages, which saves a third. */
const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const CHROMIUM = process.env['CHROMIUM'] ?? CHROMIUMS.find(existsSync) ?? 'chromium';
export const PYTHON = '.venv/bin/python';
/** Where ports begin; another one lets two runs go on side by side. */
const PORT = Number(process.env['E2E_PORT'] ?? 4811);
export const HOME = `http://127.0.0.1:${PORT}`;
/** Where mail goes that the server at home sends. */
export const MAILS = `build/mails-${PORT}`;
/** Says in which folder the server at home keeps everything. */
export const STORE = `build/store-${PORT}`;
/** Two nodes of one cluster, on PostgreSQL and NATS. */
export const CLUSTER = [`http://127.0.0.1:${PORT + 1}`, `http://127.0.0.1:${PORT + 2}`] as const;
/** A game from a package, and servers with its board as it is, one that does not fit, and one that
 *  breaks. */
export const BROUGHT = {
  game: process.env['PACKAGE'] ?? '',
  fit: process.env['PACKAGE_FIT'] ?? '',
  unfit: process.env['PACKAGE_UNFIT'] ?? '',
  spoilt: process.env['PACKAGE_SPOILT'] ?? '',
} as const;
