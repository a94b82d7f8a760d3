/** The picture of a table as the server draws it for everybody, and how it goes to others. */
import { saveFile } from '../kit/save';
import { sendOn } from '../kit/send';
import type { Language } from '../texts/ui.svelte';

export type Handed = 'saved' | 'sent' | 'none';

/** The picture as a file, or nothing where the server has no time for it: it then says where the
 *  sign of the house is, which nobody wants to share. */
export async function pictureOf(
  table: { readonly id: string; readonly game: string },
  language: Language,
): Promise<File | null> {
  const address = `/t/${table.id}/picture.png?lang=${language}`;
  try {
    const answer = await fetch(address, { redirect: 'error' });
    if (!answer.ok) return null;
    const name = `houle-${table.game}-${table.id}.png`;
    return new File([await answer.blob()], name, { type: 'image/png' });
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
