/** One thing at a time: while it is being done nothing else begins, and why it failed is kept to be shown. */
import { refusalFrom } from '../../api.ts';
import type { Refusal } from '../../table/contract.ts';

export class Doing {
  busy = $state(false);
  trouble = $state.raw<Refusal | null>(null);

  /** Whether it was done. */
  async try(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble = refusalFrom(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
