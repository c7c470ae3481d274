/** How this device shows things: remembered in the browser, applied as data attributes of the page. */
import type { Settings } from './table/contract.ts';
import { LANGUAGES, preferredLanguage } from './words.ts';

const KEY = 'stik.settings';

const usual: Settings = {
  language: 'en',
  fourColour: false,
  largeCards: false,
  animation: 'normal',
  sound: false,
  highContrast: false,
  leftHand: false,
};

export const settings: Settings = $state(remembered());

/** Changes some settings, shows them and remembers them. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  applySettings();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays; the choice then lasts for this page.
  }
}

export function applySettings(root: HTMLElement = document.documentElement): void {
  root.lang = settings.language;
  root.dataset.animation = settings.animation;
  root.toggleAttribute('data-four-colour', settings.fourColour);
  root.toggleAttribute('data-large-cards', settings.largeCards);
  root.toggleAttribute('data-high-contrast', settings.highContrast);
  root.toggleAttribute('data-left-hand', settings.leftHand);
}

function remembered(): Settings {
  const first = { ...usual, language: preferredLanguage() };
  try {
    const stored: Partial<Settings> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const all = { ...first, ...stored };
    return LANGUAGES.includes(all.language) ? all : { ...all, language: first.language };
  } catch {
    return first;
  }
}
