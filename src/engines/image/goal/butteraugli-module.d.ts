/** Built by `scripts/butteraugli.ts`. */
declare module 'virtual:butteraugli' {
  interface Butteraugli {
    /** Compares pictures of one size, with four bytes per pixel; alpha is ignored. */
    VisDiff: new (
      pixels: Uint8Array,
      width: number,
      height: number,
    ) => {
      distance(pixels: Uint8Array): number;
      delete(): void;
    };
  }
  const start: (options: {
    noInitialRun: boolean;
    locateFile(file: string): string;
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => WebAssembly.Exports,
    ): WebAssembly.Exports;
  }) => Promise<Butteraugli>;
  export default start;
}
