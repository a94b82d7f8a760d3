/** A link that leads to a question first: what is asked about, and that the link may be spent. */
import { router } from '../../app/router.svelte';
import { Attempt, isGone, why } from '../../kit/attempt.svelte';
import { post } from '../../wire/api';

/** What the link carries. Whoever reads it over a shoulder could use it, so it does not stay in
 *  sight. */
function outOfSight(): string {
  const { hash } = router;
  if (hash) history.replaceState(null, '', location.pathname);
  return hash;
}

export class Asked<Meant> {
  readonly code = outOfSight();
  /** What one is asked about, until one has answered. */
  meant = $state.raw<Meant | null>(null);
  readonly attempt: Attempt;

  constructor(
    private readonly path: string,
    spent: () => Promise<string>,
  ) {
    this.attempt = new Attempt(async (error) => {
      if (!isGone(error)) return why(error);
      this.meant = null;
      return await spent();
    });
    // Another link in the same tab changes nothing but what stands behind the page's address.
    $effect(() => {
      if (router.hash && router.hash !== this.code) location.reload();
    });
  }

  /** Ask, if one came by such a link; nothing is spent by it. */
  async look(): Promise<void> {
    const { code } = this;
    if (!code) return;
    await this.attempt.do(async () => {
      this.meant = await post<Meant>(this.path, { code });
    });
  }
}
