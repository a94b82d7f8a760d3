/** Whether this browser tells me of my turn: by its pages, and by a push service once they are
 *  closed. */
import { untrack } from 'svelte';
import { me } from '../people/me.svelte';
import { choose, settings } from '../settings/settings.svelte';
import { t, words } from '../texts/ui.svelte';
import { get, post, Refused } from '../wire/api';
import { CAME_IN } from '../wire/came-in';
import type { PushBody, PushOffBody, ShownPush } from '../wire/generated';
import { ableTo, askLeave, canBeReached, isAllowed } from './able';
import { addressFor, told, worker } from './address';
import { keepCompany, keptCompany } from './company';
import { forgetAll, leave, wasStopped } from './left';
import { keepQuiet, keptQuiet, type Quiet } from './quiet';

class Telling {
  able = $state.raw(ableTo());
  /** By which the house is known to push services; null where it uses none, or none is reached. */
  key = $state.raw<string | null>(null);
  quiet = $state.raw<Quiet | null>(keptQuiet());
  /** Whether I am told of invitations and evenings too. */
  company = $state.raw(keptCompany());
  #allowed = $state.raw(isAllowed());
  #asked: Promise<void> | null = null;
  /** One thing after the other: the last touch holds. */
  #last: Promise<void> = Promise.resolve();

  constructor() {
    addEventListener(CAME_IN, () => void this.renew());
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data === 'stopped') void this.switchOff();
      });
    $effect.root(() => {
      $effect(() => {
        void words.language;
        if (this.on) untrack(() => void this.#leave());
      });
    });
  }

  get on(): boolean {
    return settings.notify && this.#allowed;
  }

  /** Whether I am told even if no page is open. */
  get far(): boolean {
    return this.key !== null;
  }

  /** Ask once what the house can do. */
  learn(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Be told from now on, if the browser is allowed to. */
  async switchOn(): Promise<void> {
    const allowed = await askLeave();
    this.able = ableTo();
    this.#allowed = allowed;
    if (!allowed) return;
    choose({ notify: true });
    await this.#leave();
    await this.renew();
  }

  /** Be told no more. */
  switchOff(): Promise<void> {
    choose({ notify: false });
    return this.#next(() => this.#end());
  }

  /** Be left alone at these hours. */
  async keepTo(quiet: Quiet | null): Promise<void> {
    this.quiet = quiet;
    keepQuiet(quiet);
    await this.#leave();
    await this.renew();
  }

  /** Be told of invitations and evenings too, or of turns alone. */
  async withCompany(wanted: boolean): Promise<void> {
    this.company = wanted;
    keepCompany(wanted);
    await this.#leave();
    await this.renew();
  }

  /** Have the server know where I am told; again at each visit, as addresses, keys of the house and
   *  those who sit here change. */
  renew(): Promise<void> {
    return this.#next(async () => {
      await this.#heed();
      await Promise.all([this.learn(), me.learn()]);
      const { key } = this;
      if (!this.on || !me.guest || key === null) return;
      const here = await worker();
      if (!here) this.key = null;
      else await this.#subscribe(here, key);
    });
  }

  async #subscribe(here: ServiceWorkerRegistration, key: string): Promise<void> {
    try {
      const address = await addressFor(here, key);
      const body: PushBody = { ...told(address), ...this.#wish(), key };
      await post('/api/me/push', body);
      await this.#leave();
    } catch (error) {
      // Some browsers reach no push service, or one that is not allowed here: pages still tell.
      if (error instanceof DOMException || error instanceof Refused) this.key = null;
      else throw error;
    }
  }

  #wish(): Pick<PushBody, 'zone' | 'quiet' | 'company'> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return { zone, quiet: this.quiet, company: this.company };
  }

  async #leave(): Promise<void> {
    await words.need('settings');
    await leave({
      language: words.language,
      title: t('tell-title'),
      turn: t('tell-turn'),
      reminder: t('tell-reminder'),
      invitation: t('tell-invitation'),
      evening: t('tell-evening'),
      stop: t('tell-stop'),
      asked: { ...this.#wish(), ...(this.key === null ? {} : { key: this.key }) },
    });
  }

  /** What was ended in a notice while no page was open is ended here, too. */
  async #heed(): Promise<void> {
    if (!('caches' in globalThis) || !(await wasStopped())) return;
    choose({ notify: false });
    await this.#end();
  }

  async #end(): Promise<void> {
    await forgetAll();
    const address = await (await worker())?.pushManager.getSubscription();
    if (!address) return;
    const off: PushOffBody = { endpoint: address.endpoint };
    await Promise.all([address.unsubscribe(), post('/api/me/push/off', off)]);
  }

  async #ask(): Promise<void> {
    if (this.able !== 'able' || !canBeReached()) return;
    const push = await get<ShownPush>('/api/push').catch(() => null);
    if (push) this.key = push.key;
    else this.#asked = null;
  }

  #next(what: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(what).catch(() => undefined);
    return this.#last;
  }
}

export const telling = new Telling();
