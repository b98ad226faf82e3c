import type { Run } from '../../jobs/contract/engine.ts';
import { respond } from '../../jobs/contract/engine.ts';
import type { OcrJob } from '../../jobs/contract/job.ts';
import type { Answering } from '../../jobs/contract/question.ts';
import { readPicture } from './read.ts';
import { writeReadings } from './write/write-readings.ts';

export const answers: Answering<'ocr'> = {
  read: ({ picture, languages }) =>
    readPicture(picture, languages, (progress) => respond({ type: 'progress', progress })),
};

/** Writes the readings of a file. The page has already had them made, by as many workers as there are. */
export const run: Run<OcrJob> = ({ operation, read = [] }, [file]) => {
  if (!file) throw new Error('There is no file');
  return Promise.resolve([writeReadings(file, operation, read)]);
};
