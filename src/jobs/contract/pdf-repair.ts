/** What was not as it should be in a PDF, and is now. Each with how often, where nothing else is said. */
export interface Mended {
  /** The header is not there. */
  header: number;
  /** In bytes. */
  beforeHeader: number;
  /** The mark of the end is not there. */
  end: number;
  /** The cross-reference is of no use: all of the file was searched for objects. */
  search: number;
  /** In the cross-reference and the trailer. */
  crossReference: number;
  /** Objects that are not where the cross-reference says. */
  places: number;
  /** Objects whose tokens are not as they should be, or whose end is not marked. */
  objects: number;
  /** Objects that could not be read at all. */
  lost: number;
  /** Streams that say another length than they have, or none. */
  lengths: number;
  /** Streams whose data broke off or was damaged: what could be unpacked is kept. */
  streams: number;
  /** Streams whose data does not say that it ends, and does. */
  unmarked: number;
  /** Streams whose checksum is another: some of their data may have changed. */
  changed: number;
  /** Damaged streams that no page, and nothing else that is kept, refers to. */
  unused: number;
  /** Pictures with something before their beginning. */
  pictureStarts: number;
  /** The page tree leads to no page: the pages were searched for. */
  pageSearch: number;
  /** The page tree does not begin with its first part. */
  root: number;
  /** Parts of the page tree that are above themselves. */
  loops: number;
  /** Parts of the page tree that are not there. */
  kids: number;
  /** Pages, parts of the page tree and catalogs that do not say what they are. */
  types: number;
  /** Pages that stand within the tree, and not as objects of their own. */
  inside: number;
  /** Pages that come more than once. */
  again: number;
  /** Parts of the page tree that count other pages than they have. */
  counts: number;
}

/** What is not as it should be, and is still so. */
export interface Unmended {
  /** Streams of which nothing can be unpacked. */
  streams: number;
  /** Pictures whose data is not in the format that it should be in. */
  pictures: number;
  /** Pages with mistakes in what draws them. */
  contents: number;
}

export interface Repair {
  mended: Partial<Mended>;
  left: Partial<Unmended>;
  /** What the document says that it has, if that is another number than it has. */
  statedPages?: number;
  pages: number;
  checked: { objects: number; streams: number };
  /** Pictures in formats that are not decoded here, and streams that are too large to be unpacked, or packed in unknown ways. */
  unchecked: { pictures: number; streams: number };
  /** It was arranged for showing its first page before all of it is there. The result is not. */
  wasLinearized: boolean;
}
