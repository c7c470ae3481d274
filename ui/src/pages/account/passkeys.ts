/** Passkeys: between the server's JSON and the browser's buffers. */
import { api } from '../../api.ts';
import type { Schemas } from '../../server.ts';
import type { Who } from '../../people.svelte.ts';

export type Passkey = Schemas['PasskeyModel'];
type Question = Schemas['QuestionModel'];

export function passkeysPossible(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey on this device and adds it; null when the user thinks better of it. */
export async function addPasskey(name: string): Promise<Passkey | null> {
  const { challenge_id, options } = await api.post<Question>('/passkeys/options');
  const credential = await asked(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never) }),
  );
  return credential && api.post<Passkey>('/passkeys', { challenge_id, credential, name });
}

/** Signs in with a passkey of this device; null when the user thinks better of it. */
export async function signInWithPasskey(): Promise<Who | null> {
  const { challenge_id, options } = await api.post<Question>('/passkeys/sign-in/options');
  const credential = await asked(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never) }),
  );
  return credential && api.post<Who>('/passkeys/sign-in', { challenge_id, credential });
}

async function asked(ask: () => Promise<Credential | null>): Promise<object | null> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}
