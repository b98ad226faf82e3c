/** What was wrong in a PDF and has been repaired. Counts of occurrences, unless stated otherwise. */
export interface Mended {
  /** The header is missing. */
  header: number;
  /** Bytes before the header. */
  beforeHeader: number;
  /** The end marker is missing. */
  end: number;
  /** The cross-reference table is unusable: the whole file was searched for objects. */
  search: number;
  /** Errors in the cross-reference table and the trailer. */
  crossReference: number;
  /** Objects that are not where the cross-reference table says. */
  places: number;
  /** Objects with invalid tokens, or without an end marker. */
  objects: number;
  /** Objects that could not be read at all. */
  lost: number;
  /** Streams that state a wrong length, or none. */
  lengths: number;
  /** Streams whose data was cut off or damaged: what could be decompressed is kept. */
  streams: number;
  /** Streams whose data is complete, but has no end marker. */
  unmarked: number;
  /** Streams with a wrong checksum: some of their data may have changed. */
  changed: number;
  /** Damaged streams to which no page, and nothing else that is kept, refers. */
  unused: number;
  /** Images with extra bytes before their beginning. */
  pictureStarts: number;
  /** The page tree leads to no page: the file was searched for pages. */
  pageSearch: number;
  /** The page tree does not begin at its root. */
  root: number;
  /** Nodes of the page tree that are their own ancestors. */
  loops: number;
  /** Nodes of the page tree that are missing. */
  kids: number;
  /** Pages, page tree nodes and catalogs that do not state their type. */
  types: number;
  /** Pages that are inside the tree instead of being indirect objects. */
  inside: number;
  /** Pages that occur more than once. */
  again: number;
  /** Nodes of the page tree with a wrong page count. */
  counts: number;
}

/** What is wrong and could not be repaired. */
export interface Unmended {
  /** Streams from which nothing can be decompressed. */
  streams: number;
  /** Images whose data is not in the stated format. */
  pictures: number;
  /** Images of which only parts can be decoded. */
  pixels: number;
  /** Pages with errors in their content streams. */
  contents: number;
}

export interface Repair {
  mended: Partial<Mended>;
  left: Partial<Unmended>;
  /** The page count that the document states, if it is wrong. */
  statedPages?: number;
  pages: number;
  checked: { objects: number; streams: number };
  /**
   * Images in formats that are not decoded here, and streams that are too large to decompress, or have unknown filters.
   */
  unchecked: { pictures: number; streams: number };
  /** Whether it was linearized. The result is not. */
  wasLinearized: boolean;
}
