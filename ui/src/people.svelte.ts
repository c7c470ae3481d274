/** Who I am on this device. */
import { api } from './api.ts';
import { remember, remembered } from './device.ts';
import { speech } from './i18n.svelte.ts';
import type { Schemas } from './server.ts';
import { settings } from './settings.svelte.ts';
import type { Language } from './table/contract.ts';

/** Who is signed in at this device. */
export type Who = Schemas['Who'];

const NAME = 'stik.name';

class Me {
  person = $state.raw<Who['person']>(null);
  known = $state(false);

  async load(): Promise<void> {
    this.is(await api.get<Who>('/me'));
  }

  /** Every way of signing in and out answers with who it is now. */
  is({ person }: Who): void {
    this.person = person;
    this.known = true;
  }

  /** Signed in, as a guest with this name where nobody is; a guest's new name is remembered. */
  async becomes(name: string): Promise<void> {
    rememberName(name);
    if (!this.known) await this.load();
    if (!this.person) this.is(await api.post<Who>('/guests', { name, language: settings.language }));
    else if (this.person.name !== name) this.is(await api.patch<Who>('/me', { name }));
  }
}

export const me = new Me();

/** Speaks a language here, and lets the server know it for what it writes to me. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speech.speak(language);
  // A failure here may wait for the next time.
  if (me.person) await api.patch('/me', { language }).catch(() => {});
}

export function rememberedName(): string {
  return remembered(NAME) ?? '';
}

export function rememberName(name: string): void {
  remember(NAME, name);
}
