import { AttachedFile, type MetadataTags } from 'mediabunny';
import type { Note } from '../../../jobs/contract/job.ts';
import type { Part } from '../../../jobs/contract/media-note.ts';
import type { MediaContainer } from '../../../jobs/contract/media-operation.ts';

/** The tags that a container cannot hold. */
const placeless: Partial<Record<MediaContainer, Partial<Record<keyof MetadataTags, Part>>>> = {
  mov: { images: { type: 'cover' }, trackNumber: { type: 'track-number' }, discNumber: { type: 'disc-number' } },
};

/** Returns notes on the tags of a recording that a container cannot hold. */
export function tagLosses(said: MetadataTags, container: MediaContainer): Note[] {
  const names = Object.entries(placeless[container] ?? {});
  const tags = new Map(Object.entries(said));
  const attached =
    container === 'mkv' || container === 'webm'
      ? []
      : Object.values(said.raw ?? {}).flatMap((value) =>
          value instanceof AttachedFile ? [{ type: 'attachment' as const, name: value.name ?? '' }] : [],
        );
  const lost = names
    .filter(([key]) => {
      const value: unknown = tags.get(key);
      return Array.isArray(value) ? value.length > 0 : Boolean(value);
    })
    .map(([, part]) => part);
  return [...lost, ...attached].map((part) => ({ type: 'part-dropped', part, loss: { why: 'no-place', container } }));
}
