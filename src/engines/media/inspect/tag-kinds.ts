import type { HiddenKind } from '#jobs/contract/hidden-data.ts';

/**
 * The kinds of tags by their names in ID3, MP4, QuickTime, Matroska, Vorbis comments and RIFF, without the prefixes of
 * programs.
 */
const kinds: readonly [HiddenKind, RegExp][] = [
  ['place', /^(?:©xyz|loci|location(?:[-_.].*)?|gps.*|geo.*|city|country|recording_location|iarl)$/],
  [
    'serial',
    /serial|uuid|umid|unique|identifier|^(?:ufid|priv|tsrc|isrc|musicbrainz.*|acoustid.*|barcode|apid|cnid|ownr|acctid|purd)$/,
  ],
  ['device', /^(?:make|model|manufacturer|©mak|©mod|camera.*|lens.*|device.*|source_device)$/],
  [
    'software',
    /^(?:©too|©swr|©enc|software|encoder.*|encoding_?tool|writing_?app|muxing_?app|vendor|tsse|tss|isft|version|creator_?tool|encoding settings)$/,
  ],
  [
    'time',
    /^(?:creation_?time|creationdate|modification.*|date.*|year|©day|rldt|tdrc|tden|tdtg|tdrl|tdor|tyer|tye|tdat|tda|time|icrd|idit|originat.*(?:date|time))$/,
  ],
  [
    'person',
    /artist|author|compos|perform|owner|director|producer|publisher|copyright|lyricist|conductor|encoded_?by|person|name_of|contact|license|^(?:©art|aart|©wrt|©aut|©prd|©dir|©cpy|©prf|©com|©con|©pub|cprt|auth|perf|tpe[1-4]|tp[1-4]|tcom|tcm|text|toly|tope|tenc|ten|tcop|tcr|tpub|tpb|town|iart|icop|ieng|itch|icms|idst|ipro|iwri|originator|organization|organisation|label)$/,
  ],
];

/** What the container says of itself. */
const ofContainer =
  /^(?:major_brand|minor_version|compatible_brands|images|apic|pic|covr|metadata_block_picture|coverart|tag|chpl|chap|ctoc|----)$/;

/** The kind of a tag; undefined if it says nothing of the file, or is shown in another way. */
export function kindOfTag(name: string): HiddenKind | undefined {
  const plain = name
    .toLowerCase()
    .replace(/^(?:com\.(?:apple\.quicktime|apple\.itunes|android(?:\.capture)?)\.|----:|xmp:)/, '')
    .replace(/^com\.\w+\./, '');
  if (ofContainer.test(plain)) return undefined;
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'text';
}
