/** The sounds of the table, made here and now: nothing is recorded, nothing is loaded. */
import { settings } from './settings.svelte.ts';

let context: AudioContext | null = null;

/** Browsers allow sound only after the first touch; until then there is silence. */
function audio(wanted: boolean): AudioContext | null {
  if (!wanted || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A card laid on cloth: a short breath of noise through a low filter. */
export function cardSound(): void {
  const to = audio(settings.sound);
  if (!to) return;
  const length = 0.09;
  const noise = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const cloth = new BiquadFilterNode(to, { type: 'lowpass', frequency: 1400 });
  source
    .connect(cloth)
    .connect(new GainNode(to, { gain: 0.22 }))
    .connect(to.destination);
  source.start();
}

/** Bells, one after the other: how high they are, how far apart, how loud and how long. */
function bells(to: AudioContext | null, frequencies: number[], apart: number, loud: number, lasts: number): void {
  if (!to) return;
  for (const [step, frequency] of frequencies.entries()) {
    const begin = to.currentTime + step * apart;
    const bell = new OscillatorNode(to, { type: 'sine', frequency });
    const volume = new GainNode(to, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + lasts);
    bell.connect(volume).connect(to.destination);
    bell.start(begin);
    bell.stop(begin + lasts + 0.05);
  }
}

/** A feat: three soft bells. */
export const featSound = (): void => bells(audio(settings.sound), [587.33, 739.99, 880], 0.11, 0.12, 0.7);

/** The clock of a round, to be heard through a hall: so many strokes. */
export const clockSound = (strokes: number): void =>
  bells(audio(strokes > 0), Array<number>(strokes).fill(659.25), 0.7, 0.5, 1.6);

const CARDS = ['cards-played', 'card-played', 'card-turned-up'];
const FEATS = ['lus-scored', 'melted-announced', 'toqu-shown', 'auction-won', 'match-over'];

/** What a change sounds like. */
export function soundOf(events: { event: string }[]): void {
  if (events.some(({ event }) => FEATS.includes(event))) featSound();
  else if (events.some(({ event }) => CARDS.includes(event))) cardSound();
}
