declare module 'virtual:engine' {
  /** The folder of Pyodide and our archive, with a slash at its end. */
  export const ENGINE: string;
}
