declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  interface Decoder {
    /** Where the file is to be copied to. */
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
    /** Of the program's own memory. Samples are interleaved; colours are red, green and blue, whatever the file has. */
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
