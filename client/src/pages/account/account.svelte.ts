/** What is kept of me besides name and games, and what I do about it. */
import { get, post } from '../../wire/api';
import { me } from '../../people/me.svelte';
import { CAME_IN } from '../../wire/came-in';
import { forgetUnknown, make, question, show, worksAt } from './passkeys';
import type { Account, PasskeyOptions, RecoveryCodes } from '../../wire/generated';

class MyAccount {
  /** Null until the server told. */
  now = $state.raw<Account | null>(null);
  /** Just made: they are told once. */
  codes = $state.raw<readonly string[]>([]);

  /** Whether passkeys can be made and shown here. */
  get passkeysWork(): boolean {
    return worksAt(this.now?.origin ?? null);
  }

  /** Whether I can come back without this device. */
  get kept(): boolean {
    return !!this.now && (this.now.passkeys.length > 0 || !!this.now.codes);
  }

  /** Whether I have to show once more who I am, before ways in change. */
  get toProve(): boolean {
    return this.kept && !this.now?.proved;
  }

  async learn(): Promise<void> {
    this.now = await get<Account>('/api/me/account');
  }

  async addPasskey(name: string): Promise<void> {
    const asked = await post<PasskeyOptions>('/api/me/passkeys/options', {});
    const credential = await make(asked);
    this.now = await post<Account>('/api/me/passkeys', { credential, name });
    // From now on this is another session, and what the former asked for has ended with it.
    dispatchEvent(new Event(CAME_IN));
  }

  async rename(id: string, name: string): Promise<void> {
    this.now = await post<Account>(`/api/me/passkeys/${id}/rename`, { name });
  }

  async remove(id: string): Promise<void> {
    this.now = await post<Account>(`/api/me/passkeys/${id}/remove`, {});
  }

  async makeCodes(): Promise<void> {
    ({ codes: this.codes } = await post<RecoveryCodes>('/api/me/recovery-codes', {}));
    await this.learn();
  }

  async end(id: string): Promise<void> {
    this.now = await post<Account>(`/api/me/sessions/${id}/end`, {});
  }

  /** Show a passkey of mine once more; false if it was somebody else's. */
  async prove(): Promise<boolean> {
    const before = this.#ways();
    const asked = await question();
    if (!asked) return false;
    const credential = await show(asked);
    try {
      await me.comeBack('/api/sign-in', { credential });
    } catch (error) {
      await forgetUnknown(error, asked, credential);
      throw error;
    }
    await this.learn();
    return this.#ways() === before;
  }

  /** The same with a code, which is spent. */
  async proveByCode(code: string): Promise<boolean> {
    const before = this.#ways();
    await me.comeBack('/api/sign-in/recovery', { code });
    await this.learn();
    return this.#ways() === before;
  }

  /** Nobody is this player from now on, here or anywhere. */
  async erase(): Promise<void> {
    await post('/api/me/erase', {});
    location.assign('/');
  }

  /** Tells one account from another: passkeys are nobody else's, and without any the name must do. */
  #ways(): string {
    const passkeys = (this.now?.passkeys ?? []).map(({ id }) => id);
    return [me.shown.name, ...passkeys].join();
  }

  async signOut(): Promise<void> {
    await post('/api/me/sign-out', {});
    location.assign('/');
  }
}

export const account = new MyAccount();
