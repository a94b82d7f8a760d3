/** Where deeds go: to the server, or to whoever plays its part. */
import { command, get } from '../wire/api';
import type { Done, WhyNots } from '../wire/types';

export interface Sender {
  /** Do something at the table; throws `Refused` if that is not allowed. */
  deed(name: string, body: object): Promise<Done>;
  /** Why cards cannot be played now, as far as somebody knows. */
  whyNot(): Promise<WhyNots | null>;
}

export class ServerSender implements Sender {
  readonly #path: string;

  constructor(table: string) {
    this.#path = `/api/tables/${table}`;
  }

  deed(name: string, body: object): Promise<Done> {
    return command(`${this.#path}/${name}`, body);
  }

  whyNot(): Promise<WhyNots | null> {
    return get<WhyNots>(`${this.#path}/why-not`).catch(() => null);
  }
}
