/** Passkeys, as far as this browser and this address let us have them. */
import { post, Refused } from '../../wire/api';
import type { PasskeyOptions } from '../../wire/generated';

const UNKNOWN = 404;

/** Whether this browser could make and show passkeys: at home, over plain http, none can. */
export function browserCan(): boolean {
  return (
    isSecureContext &&
    'PublicKeyCredential' in globalThis &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** Whether passkeys of the house, which belong to one address, work at ours. */
export function worksAt(origin: string | null): boolean {
  return browserCan() && origin === location.origin;
}

/** Have a passkey made. Rejects if whoever is asked does not want to. */
export async function make({ publicKey }: PasskeyOptions): Promise<unknown> {
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
      publicKey as unknown as PublicKeyCredentialCreationOptionsJSON,
    ),
  });
  return (made as PublicKeyCredential).toJSON();
}

/** What is asked of a passkey here; null where none works. */
export async function question(): Promise<PasskeyOptions | null> {
  if (!browserCan()) return null;
  const asked = await post<PasskeyOptions>('/api/sign-in/options', {}).catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });
  return asked && isOurs(houseOf(asked)) ? asked : null;
}

/** The host to which passkeys belong. */
function houseOf({ publicKey }: PasskeyOptions): string {
  return String(publicKey['rpId']);
}

function isOurs(house: string): boolean {
  return location.hostname === house || location.hostname.endsWith(`.${house}`);
}

/** Show a passkey: at once, or when somebody picks it where names are filled in. */
export async function show(
  { publicKey }: PasskeyOptions,
  signal?: AbortSignal,
  quietly = false,
): Promise<unknown> {
  const shown = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
      publicKey as unknown as PublicKeyCredentialRequestOptionsJSON,
    ),
    ...(quietly ? { mediation: 'conditional' } : {}),
    ...(signal ? { signal } : {}),
  });
  return (shown as PublicKeyCredential).toJSON();
}

/** Whether passkeys can be offered where names are filled in. */
export async function offersQuietly(): Promise<boolean> {
  const { isConditionalMediationAvailable: offers } = PublicKeyCredential as Partial<
    typeof PublicKeyCredential
  >;
  return (await offers?.call(PublicKeyCredential)) ?? false;
}

/** A passkey that the house does not know any more need not be offered again. */
export async function forgetUnknown(
  error: unknown,
  asked: PasskeyOptions,
  shown: unknown,
): Promise<void> {
  if (!(error instanceof Refused) || error.problem.status !== UNKNOWN) return;
  const { signalUnknownCredential: tell } = PublicKeyCredential as Telling;
  const { id } = shown as { id: string };
  await tell?.call(PublicKeyCredential, { rpId: houseOf(asked), credentialId: id });
}

/** Libraries of types do not know of this yet. */
interface Telling {
  signalUnknownCredential?: (gone: { rpId: string; credentialId: string }) => Promise<void>;
}

/** Whether somebody changed their mind, or the browser took its time: nothing is wrong. */
export function calledOff(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** Whether this device has a passkey of theirs already. */
export function madeBefore(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}
