import { statSync } from 'node:fs';
import { engineVersions } from '#build/engine-versions.ts';
import { fileOf, imageEngines, mediaParts, parts } from '#engines/parts.ts';
import { formats } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';

/** The text of the engines page, and of its Markdown twin. */
export const about = {
  description:
    'Which programs do the work on your device, of which version, under which licence, and how large they are.',
  loading:
    'None of them is loaded before a file needs it, and all come from this site. Each is a file of its own, which anybody may replace with a build of theirs, and travels compressed. All else, such as what takes PDFs apart, is code of this site, under the MIT licence.',
  isolation:
    'Where a page is not isolated from others, libvips cannot run: there the browser decodes, and Squoosh’s codecs encode.',
};

/** The loaded parts, with where each is from and its size in bytes. */
const measured = [...Object.values(parts), ...mediaParts].map((part) => ({
  ...part,
  from: part.package === undefined ? 'in the source of this site' : `${part.package} ${engineVersions[part.package]}`,
  bytes: statSync(fileOf(part)).size,
}));

/** The same, with their sizes in words. */
export const loadedParts = measured.map(({ bytes, ...part }) => ({ ...part, size: describeSize(bytes) }));

/** The total size, which nobody loads at once. */
export const sizeOfAll = describeSize(measured.reduce((sum, { bytes }) => sum + bytes, 0));

/** The programs that read and write each image format. */
export const pictureEngines = Object.entries(imageEngines).map(([id, engines]) => ({
  // The keys are formats.
  name: formats[id as keyof typeof imageEngines].name,
  ...engines,
}));
