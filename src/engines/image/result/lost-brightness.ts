import type { Note, Output } from '#jobs/contract/job.ts';
import { hasGainMap } from '../formats/jpeg/has-gain-map.ts';
import { sniffImage } from '../open/sniff.ts';
import { distinct } from './result.ts';

/** Adds to the results that were made of all files together that they lack the gain maps, if a file has one. */
export async function withoutGainMaps(files: File[], outputs: Output[]): Promise<Output[]> {
  for (const file of files) {
    if (!(await hasGainMap(file, await sniffImage(file)))) continue;
    const lost: Note = { type: 'hdr-dropped' };
    return outputs.map((output) => ({ ...output, notes: distinct([...output.notes, lost]) }));
  }
  return outputs;
}
