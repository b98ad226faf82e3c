import { JobError } from '#errors/errors.ts';
import type { GreyPicture, ReadBlock, ReadLine, ReadParagraph, ReadingLanguage } from '#jobs/contract/reading.ts';
import type { Recogniser, ResultIterator } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { linesOf } from './lines-of.ts';
import { loadLanguages, startTesseract, type Started } from './tesseract.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Tesseract's own constants: its script declares names for them, but never sets them. */
const lstmOnly = 1;
const automatic = '3';
const level = { block: 0, paragraph: 1, line: 2, word: 3 } as const;

/** Emscripten's names. */
const [takeMemory, giveMemory] = ['_malloc', '_free'] as const;

export interface Recognised {
  blocks: ReadBlock[];
  /** 0 to 100. */
  confidence: number;
}

/** Tesseract with the data for some languages. It holds the last picture that it was given. */
export class Reader {
  readonly #started: Started;
  readonly #recogniser: Recogniser;
  #place = 0;

  private constructor(started: Started, recogniser: Recogniser) {
    this.#started = started;
    this.#recogniser = recogniser;
  }

  /** @throws {JobError} `engine-unavailable` if it or its data cannot be loaded. */
  static async for(languages: readonly ReadingLanguage[]): Promise<Reader> {
    const started = await startTesseract();
    await loadLanguages(started.tesseract, languages);
    const recogniser = new started.tesseract.TessBaseAPI();
    if (recogniser.Init('/', languages.join('+'), lstmOnly) !== 0) throw new JobError('engine-unavailable', {});
    recogniser.SetVariable('tessedit_pageseg_mode', automatic);
    return new Reader(started, recogniser);
  }

  show({ width, height, data }: GreyPicture, dotsPerInch: number) {
    const { tesseract, memory } = this.#started;
    this.#forget();
    this.#place = tesseract[takeMemory](data.length);
    if (this.#place === 0) throw new JobError('out-of-memory', {});
    new Uint8Array(memory.buffer).set(data, this.#place);
    this.#recogniser.SetImage(this.#place, width, height, 1, width);
    this.#recogniser.SetSourceResolution(Math.round(dotsPerInch));
  }

  /**
   * Returns how much the lines of the picture fall to the right, in radians. `read` reuses the lines that this finds.
   */
  skew(): number {
    // Tesseract counts upwards.
    return this.#recogniser.FindLines() === 0 ? -Math.atan(this.#recogniser.GetGradient()) : 0;
  }

  /** @param onProgress Called with numbers from 0 to 1. */
  read(onProgress: OnProgress): Recognised {
    this.#started.tesseract.TesseractProgress = (percent) => onProgress(percent / 100);
    this.#recogniser.Recognize(null);
    const blocks = blocksOf(this.#recogniser.GetIterator());
    const words = blocks.flatMap(linesOf).flatMap((line) => line.words);
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters);
    this.#forget();
    return { blocks, confidence };
  }

  #forget() {
    this.#recogniser.Clear();
    this.#started.tesseract[giveMemory](this.#place);
    this.#place = 0;
  }

  end() {
    this.#forget();
    this.#recogniser.End();
    this.#started.tesseract.destroy(this.#recogniser);
  }
}

function blocksOf(results: ResultIterator): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  let block: ReadBlock = { paragraphs: [] };
  let paragraph: ReadParagraph = { lines: [], isRightToLeft: false };
  let line: ReadLine | undefined;
  results.Begin();
  do {
    const text = results.GetUTF8Text(level.word).trim();
    if (text === '') continue;
    if (blocks.length === 0 || results.IsAtBeginningOf(level.block)) blocks.push((block = { paragraphs: [] }));
    if (block.paragraphs.length === 0 || results.IsAtBeginningOf(level.paragraph)) {
      paragraph = { lines: [], isRightToLeft: !results.ParagraphIsLtr() };
      block.paragraphs.push(paragraph);
      line = undefined;
    }
    if (!line || results.IsAtBeginningOf(level.line)) paragraph.lines.push((line = lineOf(results)));
    const { x0, y0, x1, y1 } = results.getBoundingBox(level.word);
    line.words.push({ text, box: [x0, y0, x1, y1], confidence: Math.round(results.Confidence(level.word)) });
  } while (results.Next(level.word));
  return blocks;
}

function lineOf(results: ResultIterator): ReadLine {
  const { x0, y0, x1, y1 } = results.getBoundingBox(level.line);
  const base = results.getBaseline(level.line);
  const { row_height: height } = results.getRowAttributes();
  return {
    text: results.GetUTF8Text(level.line).trim(),
    words: [],
    box: [x0, y0, x1, y1],
    baseline: base.has_baseline ? along(base, x0, x1) : [y1, y1],
    height: height > 0 ? height : y1 - y0,
  };
}

/** Returns how far down a straight line is at two positions. */
function along({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }, left: number, right: number) {
  const slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;
  return [y0 + slope * (left - x0), y0 + slope * (right - x0)] as const;
}
