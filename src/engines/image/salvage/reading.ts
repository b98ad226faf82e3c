import type { InputFormatId } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import { failOn, type Strictness } from '../libvips/damage.ts';
import { isDoubted } from './doubt.ts';
import { missing } from './missing.ts';

/** How to read a file with libvips. */
export interface Reading {
  file: Blob;
  strictness: Strictness;
  /** Whether unreadable rows are left blank. */
  keepsRows: boolean;
  /** The most rows in the file; the decoder may invent more. Default all. */
  mostRows?: number;
  notes: Note[];
}

/**
 * Reads strictly at first; once the file has turned out to be damaged, reads only what is certain.
 *
 * @throws {JobError} `corrupt-file` if that is nothing, or next to nothing
 */
export async function readingOf(file: File, format: InputFormatId<'image'>): Promise<Reading> {
  const strictly = { file, strictness: failOn(format), keepsRows: false, notes: [] };
  if (!isDoubted(file)) return strictly;
  const salvaged = { ...strictly, keepsRows: true };
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (format) {
    case 'png': {
      const { soundPng } = await import('./sound-png.ts');
      return { ...salvaged, file: new Blob([soundPng(bytes)]) };
    }
    case 'jpeg': {
      const { jpegCondition } = await import('./jpeg-condition.ts');
      const condition = jpegCondition(bytes);
      if (condition === 'cut-off') return { ...salvaged, strictness: 'truncated' };
      if (condition === 'unusable') missing(1, format);
      const notes: Note[] = condition === 'whole' ? [] : [{ type: condition === 'damaged' ? 'damaged' : 'coarse' }];
      return { ...strictly, strictness: 'none', notes };
    }
    case 'gif': {
      const { gifRows } = await import('./gif-rows.ts');
      return { ...salvaged, strictness: 'none', mostRows: gifRows(bytes) };
    }
    case 'pnm': {
      const { filledUp } = await import('./filled-up.ts');
      const { bytes: whole, notes } = filledUp(bytes, format);
      return { ...salvaged, file: new Blob([whole]), notes };
    }
    default:
      return salvaged;
  }
}
