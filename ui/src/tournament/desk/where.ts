/** The library names places as in a file (`results[3].lus`); at the desk they have names of their own. */
import type { Refusal } from '../../table/contract.ts';

/** The refusal with its places named; a name that is empty leaves the place as it is. */
export function placed(refusal: Refusal, name: (where: string) => string): Refusal {
  const params = (given: Refusal['params']): Refusal['params'] => {
    const where = given.where === undefined ? '' : name(String(given.where));
    return where ? { ...given, where } : given;
  };
  const faults = refusal.faults?.map((fault) => ({ ...fault, params: params(fault.params) }));
  return { ...refusal, params: params(refusal.params), ...(faults && { faults }) };
}

/** `settings.walkover[1]` is about `walkover`. */
export const settingIn = (where: string): string => /^settings\.(\w+)/.exec(where)?.[1] ?? '';
