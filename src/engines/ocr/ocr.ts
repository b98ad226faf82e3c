import { type Run, respond } from '#jobs/contract/engine.ts';
import type { OcrJob, Output } from '#jobs/contract/job.ts';
import type { Answering } from '#jobs/contract/question.ts';
import { readPicture } from './read.ts';
import { JobError } from '#errors/errors.ts';
import type { PageReading, ReadOperation } from '#jobs/contract/reading.ts';
import { json } from './write/json.ts';
import { markdown } from './write/markdown.ts';
import { plainText } from './write/text.ts';

const writers = {
  text: { write: plainText, extension: 'txt', type: 'text/plain' },
  markdown: { write: markdown, extension: 'md', type: 'text/markdown' },
  json: { write: json, extension: 'json', type: 'application/json' },
} as const;

/**
 * Writes the readings of a file as a text file.
 *
 * @throws {JobError} `nothing-read` if there is not a single word.
 */
function writeReadings(file: File, operation: ReadOperation, readings: readonly PageReading[]): Output {
  if (operation.as === 'pdf') throw new Error('A document is written by the engine of documents');
  if (readings.every((reading) => typeof reading === 'string' || reading.blocks.length === 0))
    throw new JobError('nothing-read', {});
  const { write, extension, type } = writers[operation.as];
  const name = `${file.name.replace(/\.[^.]+$/, '')}.${extension}`;
  return { file: new File([write(readings, operation)], name, { type }), notes: [] };
}

export const answers: Answering<'ocr'> = {
  read: ({ picture, languages }) =>
    readPicture(picture, languages, (progress) => respond({ type: 'progress', progress })),
};

/** Writes the readings of a file. The page has already had them made, by as many workers as there are. */
export const run: Run<OcrJob> = ({ operation, read = [] }, [file]) => {
  if (!file) throw new Error('There is no file');
  return Promise.resolve([writeReadings(file, operation, read)]);
};
