/** Pictures as the server draws them, and how they go to others. */
import { saveFile } from '../kit/save';
import { sendOn } from '../kit/send';
import type { Language } from '../texts/ui.svelte';

export type Handed = 'saved' | 'sent' | 'none';

/** What the server draws: a table, or where I stand with a deal of the day. */
export interface Drawn {
  /** Of its page; the picture's is below it. */
  readonly page: string;
  readonly file: string;
  readonly title: string;
}

/** The picture as a file, or nothing where the server has no time for it: it then says where the
 *  sign of the house is, which nobody wants to share. */
export async function pictureOf(what: Drawn, language: Language): Promise<File | null> {
  const address = `${what.page}/picture.png?lang=${language}`;
  try {
    const answer = await fetch(address, { redirect: 'error' });
    if (!answer.ok) return null;
    return new File([await answer.blob()], `${what.file}.png`, { type: 'image/png' });
  } catch {
    return null;
  }
}

/** Sends a file by whatever the device sends files with, or else saves it. */
export async function handOn(file: File, title: string): Promise<Handed> {
  // A browser that waited too long for the picture lets us share no more, but does let us save it.
  if (await sendOn({ files: [file], title })) return 'sent';
  saveFile(file);
  return 'saved';
}
