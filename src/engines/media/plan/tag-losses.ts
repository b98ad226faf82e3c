import { AttachedFile, type MetadataTags } from 'mediabunny';
import { formats } from '../../../formats/formats.ts';
import type { Note } from '../../../jobs/contract/job.ts';
import type { MediaContainer } from '../../../jobs/contract/media-operation.ts';

/** The tags that a container has no place for, in words. */
const placeless: Partial<Record<MediaContainer, Partial<Record<keyof MetadataTags, string>>>> = {
  mov: { images: 'cover', trackNumber: 'track number', discNumber: 'number of the disc' },
};

/** What a recording says of itself that a container has no place for. */
export function tagLosses(said: MetadataTags, container: MediaContainer): Note[] {
  const names = Object.entries(placeless[container] ?? {});
  const tags = new Map(Object.entries(said));
  const reason = `${formats[container].name} has no place for it`;
  const attached =
    container === 'mkv' || container === 'webm'
      ? []
      : Object.values(said.raw ?? {}).flatMap((value) =>
          value instanceof AttachedFile ? [`the attached file ${value.name ?? ''}`.trim()] : [],
        );
  const lost = names
    .filter(([key]) => {
      const value: unknown = tags.get(key);
      return Array.isArray(value) ? value.length > 0 : Boolean(value);
    })
    .map(([, track]) => track);
  return [...lost, ...attached].map((track) => ({ type: 'track-dropped', track, reason }));
}
