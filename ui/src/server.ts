/** The server's own types, generated from its description (`npm run types`). */
import type { components } from './generated/api.d.ts';

export type Schemas = components['schemas'];
