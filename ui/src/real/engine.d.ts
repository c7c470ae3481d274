declare module 'virtual:engine' {
  /** The folder of Pyodide and our archive, with a slash at its end. */
  export const ENGINE: string;
}

declare module 'virtual:first-question' {
  /** What the referee asks first, in each language. */
  const first: Record<import('../table/contract.ts').Language, import('../tournament/referee/hearing.ts').Step>;
  export default first;
}
