/** A device that keeps passkeys, and says yes to everything. */
import type { CDPSession, Page } from '@playwright/test';

interface Credential {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
}

export class Authenticator {
  #id = '';

  private constructor(readonly cdp: CDPSession) {}

  /** The one beside a page whose browser offers no passkeys of itself: a button has to be pressed. */
  static async thatIsAsked(page: Page): Promise<Authenticator> {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    return Authenticator.of(page);
  }

  /** The one beside a page. It answers, too, where passkeys are offered without a press. */
  static async of(page: Page): Promise<Authenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const made = new Authenticator(cdp);
    await made.#add();
    return made;
  }

  /** Another device in its place, with nothing on it. */
  async replace(): Promise<void> {
    await this.cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: this.#id });
    await this.#add();
  }

  async credentials(): Promise<readonly Credential[]> {
    const found = await this.cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    return found.credentials;
  }

  /** Passkeys come along to other devices of the same person. */
  async take(credentials: readonly Credential[]): Promise<void> {
    for (const credential of credentials)
      await this.cdp.send('WebAuthn.addCredential', { authenticatorId: this.#id, credential });
  }

  async #add(): Promise<void> {
    const { authenticatorId } = await this.cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    this.#id = authenticatorId;
  }
}
