/** Which language is spoken here, remembered for this device and told to the server. */
import { type Language, words } from '../texts/ui.svelte';

const KEPT = 'houle.language';
/** The server's own name for the choice. */
const COOKIE = 'lang';
const A_YEAR = 365 * 24 * 3600;

export async function speakIn(language: Language): Promise<void> {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // The cookie remembers it too.
  }
  await words.choose(language);
}
