/** Whether mail is sent from here, and where to for me. */
import { get, post } from '../../wire/api';
import type { MailBody, ShownMail } from '../../wire/generated';

/** From ten in the evening to eight in the morning nothing comes; in minutes after midnight. */
const NIGHT = { begins: 22 * 60, ends: 8 * 60 };

class MyMail {
  /** Null until the server told. */
  now = $state.raw<ShownMail | null>(null);

  async learn(): Promise<void> {
    this.now = await get<ShownMail>('/api/me/mail');
  }

  /** Have a mail sent there, by which the address is confirmed; if it is, only what I am told of
   *  changes: turns alone, or invitations and evenings too. */
  async ask(address: string, company = this.now?.company ?? true): Promise<void> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const body: MailBody = { address, zone, quiet: NIGHT, company };
    this.now = await post<ShownMail>('/api/me/mail', body);
  }

  async end(): Promise<void> {
    await post('/api/me/mail/off', {});
    await this.learn();
  }
}

export const mail = new MyMail();
