/** Sending by whatever the device sends with. */

/** Whether the device took it; false where it cannot. Whoever changes their mind has shared
 *  nothing, and need not be told. */
export async function sendOn(what: ShareData): Promise<boolean> {
  try {
    if (!navigator.canShare(what)) return false;
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
