import type { Facts } from './facts.ts';
import type { EncodeImage } from './image-operation.ts';
import type { RedactedArea } from './image-step.ts';
import type { Job } from './job.ts';
import type { MediaAnswers, MediaQuestion } from './media-question.ts';
import type { PdfAnswers, PdfQuestion } from './pdf-question.ts';
import type { ReadAnswers, ReadQuestion } from './reading.ts';

export type EngineId = Job['engine'];

/**
 * What pages ask each engine, besides jobs. `facts` asks what a file is: only its header is read, and no work is done
 * on it.
 */
export interface Questions {
  image: FactsQuestion | ImageQuestion;
  media: FactsQuestion | MediaQuestion;
  pdf: FactsQuestion | PdfQuestion;
  ocr: ReadQuestion;
}

export interface FactsQuestion {
  type: 'facts';
  file: File;
  /** The password of a document. Default none. */
  password?: string;
}

export type ImageQuestion =
  /** A thumbnail of the first frame or page, upright. `size`: the longer side, in pixels. */
  | { type: 'thumbnail'; file: File; size: number }
  /** Roughly how many bytes an operation makes of a still: part of it is encoded. */
  | { type: 'size'; file: File; operation: EncodeImage }
  /** Where faces are in the first frame. */
  | { type: 'faces'; file: File };

/** The answers, by type of the question. */
export interface Answers {
  image: {
    facts: Facts;
    thumbnail: Blob | undefined;
    /** Undefined if a part does not allow an estimate. */
    size: number | undefined;
    /** Each includes a margin around the face. */
    faces: RedactedArea[];
  };
  media: { facts: Facts } & MediaAnswers;
  pdf: { facts: Facts } & PdfAnswers;
  ocr: ReadAnswers;
}

/** Any question to any engine. */
export type Question = Questions[EngineId];

export type AnswerTo<Engine extends EngineId, Asked extends Questions[Engine]> = Answers[Engine][Asked['type'] &
  keyof Answers[Engine]];

/** What every engine exports as `answers`: how it answers each question. */
export type Answering<Engine extends EngineId> = {
  [Type in Questions[Engine]['type']]: (
    question: Extract<Questions[Engine], { type: Type }>,
  ) => Promise<Answers[Engine][Type & keyof Answers[Engine]]>;
};
