declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  interface Decoder {
    /** Returns the buffer to copy the file into. */
    getEncodedBuffer(length: number): Uint8Array;
    /** Throws numbers, or leaves the picture without a size. */
    decode(): void;
    getFrameInfo(): {
      width: number;
      height: number;
      bitsPerSample: number;
      componentCount: number;
      isSigned: boolean;
    };
    /** A view of the module's memory. Samples are interleaved; colours are RGB, whatever the file has. */
    getDecodedBuffer(): Uint8Array;
  }
  const start: (options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => WebAssembly.Exports,
    ): WebAssembly.Exports;
    print(): void;
    printErr(): void;
  }) => Promise<{ J2KDecoder: new () => Decoder }>;
  export default start;
}
