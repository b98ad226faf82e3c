/**
 * The parts of Tesseract that this engine uses, as tesseract.js-core binds them. Numeric handles are valid as long as
 * their object.
 */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface Tesseract {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    /** Called with the percentage of the page that has been read. */
    TesseractProgress?: (percent: number) => void;
    TessBaseAPI: new () => Recogniser;
    destroy(object: object): void;
    _malloc(size: number): number;
    _free(place: number): void;
  }

  interface Corners {
    x0: number;
    y0: number;
    x1: number;
    y1: number;
  }

  export interface Recogniser {
    /** Returns 0 on success. */
    Init(folder: string, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetImage(place: number, width: number, height: number, bytesPerPixel: number, bytesPerLine: number): void;
    SetSourceResolution(dotsPerInch: number): void;
    /** Finds lines of text, which `Recognize` then uses. */
    FindLines(): number;
    /** The tangent of the angle of the lines that were found. */
    GetGradient(): number;
    Recognize(monitor: null): number;
    /** Returns a null pointer if nothing was found. */
    GetIterator(): ResultIterator;
    /** Forgets the picture and its reading. */
    Clear(): void;
    End(): void;
  }

  export interface ResultIterator {
    Begin(): void;
    Next(level: number): boolean;
    IsAtBeginningOf(level: number): boolean;
    GetUTF8Text(level: number): string;
    Confidence(level: number): number;
    ParagraphIsLtr(): boolean;
    getBoundingBox(level: number): Corners;
    getBaseline(level: number): Corners & { has_baseline: boolean };
    getRowAttributes(): { row_height: number; descenders: number; ascenders: number };
  }

  export default function createTesseract(options: {
    print(text: string): void;
    printErr(text: string): void;
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object;
  }): Promise<Tesseract>;
}
