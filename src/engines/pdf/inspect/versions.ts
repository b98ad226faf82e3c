import { describeSize } from '../../../words/amounts.ts';
import { filled } from '../../../words/filled.ts';
import type { InspectionWords } from '../../../jobs/contract/hidden-data.ts';
import type { Found } from '../../../metadata/inspection.ts';
import type { PdfDocument } from '../document/document.ts';
import { openVersion } from '../document/open-document.ts';
import { changesBetween, isBlankAfter } from '../signatures/later-changes.ts';
import { endsOfVersions } from '../signatures/find.ts';

/** The most versions that are compared with the next one. */
const mostVersions = 20;

/** Lists earlier versions of a document with what is different in the next one, and the bytes after the last. */
export async function hiddenVersions(
  file: File,
  password: string,
  last: PdfDocument,
  words: InspectionWords,
): Promise<Found[]> {
  const { source } = last;
  const ends = endsOfVersions(source);
  const end = ends.at(-1);
  const found: Found[] = [];
  if (end !== undefined && !isBlankAfter(source, end))
    found.push({ type: 'rest', name: '', value: describeSize(source.size - end) });
  const earlier = ends.slice(0, -1).slice(-mostVersions);
  for (const [index, versionEnd] of earlier.entries()) {
    const version = ends.length - earlier.length + index;
    const name = filled(words.version, { version, versions: ends.length });
    found.push({ type: 'version', name, value: describeSize(versionEnd) });
    const nextEnd = ends[version];
    const before = await openVersion(file, versionEnd, password);
    const after = index === earlier.length - 1 ? last : nextEnd && (await openVersion(file, nextEnd, password));
    if (!before || !after) continue;
    for (const change of changesBetween(before, after, nextEnd ?? source.size)) {
      if (change.type === 'loose-bytes') continue;
      found.push({ type: 'version', name, value: filled(words.changes[change.type], change) });
    }
  }
  return found;
}
