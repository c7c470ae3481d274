/** Sheets on this device: every change is stored at once, so that neither a reload nor an empty battery loses a stroke. */
import { randomHex } from '../random.ts';
import { packed, unpacked } from './parcel.ts';

export type Kind = 'kam' | 'vira' | 'seats' | 'deal';

export interface Sheet<Data> {
  id: string;
  at: number;
  data: Data;
}

const MARK = 'stik-real-table';

export class Shelf<Data> {
  sheets = $state.raw<Sheet<Data>[]>([]);
  /** Whether the browser refused to store anything. */
  full = $state(false);
  readonly #key: string;

  /** `check` rejects what the engine refuses. */
  constructor(
    readonly kind: Kind,
    readonly check: (data: Data) => Promise<unknown> = () => Promise.resolve(),
  ) {
    this.#key = `stik.real.${kind}`;
    this.#read();
    addEventListener('storage', (event) => event.key === this.#key && this.#read());
  }

  get(id: string): Sheet<Data> | undefined {
    return this.sheets.find((sheet) => sheet.id === id);
  }

  add(data: Data): string {
    const id = randomHex(4);
    this.#write([{ id, at: Date.now(), data }, ...this.sheets]);
    return id;
  }

  put(id: string, data: Data): void {
    const others = this.sheets.filter((sheet) => sheet.id !== id);
    this.#write([{ id, at: Date.now(), data }, ...others]);
  }

  remove(id: string): void {
    this.#write(this.sheets.filter((sheet) => sheet.id !== id));
  }

  /** A file with one sheet, for another device. */
  download(id: string): void {
    const sheet = this.get(id);
    if (!sheet) return;
    const text = JSON.stringify({ mark: MARK, kind: this.kind, data: sheet.data }, null, 1);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${this.kind}-${id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /** What a file holds, or null where it is not one of ours. */
  async read(file: File): Promise<Data | null> {
    try {
      const found = JSON.parse(await file.text()) as { mark?: string; kind?: string; data?: Data };
      if (found.mark !== MARK || found.kind !== this.kind || !found.data) return null;
      await this.check(found.data);
      return found.data;
    } catch {
      return null;
    }
  }

  /** The address that brings one sheet to another device, whole: no server sees what stands after the #. */
  async link(id: string): Promise<string> {
    const sheet = this.get(id);
    const parcel = await packed({ kind: this.kind, id, data: sheet?.data });
    return new URL(`/real/${this.kind}#${parcel}`, location.href).href;
  }

  /** What such an address brings, or null where it is none of ours. */
  async opened(parcel: string): Promise<{ id: string; data: Data } | null> {
    try {
      const found = (await unpacked(parcel)) as { kind?: unknown; id?: unknown; data?: Data };
      if (found.kind !== this.kind || !found.data || !/^[0-9a-f]{8}$/.test(String(found.id))) return null;
      await this.check(found.data);
      return { id: String(found.id), data: found.data };
    } catch {
      return null;
    }
  }

  #read(): void {
    try {
      this.sheets = JSON.parse(localStorage.getItem(this.#key) ?? '[]') as Sheet<Data>[];
    } catch {
      this.sheets = [];
    }
  }

  #write(sheets: Sheet<Data>[]): void {
    this.sheets = sheets;
    try {
      localStorage.setItem(this.#key, JSON.stringify(sheets));
      this.full = false;
    } catch {
      this.full = true;
    }
  }
}
