/** Whether this device tells of invitations and evenings, besides turns. */
const KEY = 'houle.tell-company';
const NO = 'no';

/** Unless somebody wants it otherwise, it does. */
export function keptCompany(): boolean {
  try {
    return localStorage.getItem(KEY) !== NO;
  } catch {
    return true;
  }
}

export function keepCompany(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, NO);
  } catch {
    // The server remembers it for as long as it tells this browser.
  }
}
