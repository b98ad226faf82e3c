/**
 * A stream (HLS) whose files are all here. Each of the `parts` has its own clock; `sound` is set if it is not in the
 * pieces of the picture.
 */
export interface Stream {
  parts: { picture: StreamPiece[]; sound?: StreamPiece[] }[];
}

/** `key`: the 16 bytes that decrypt it. */
export interface StreamPiece {
  blob: Blob;
  key?: { blob: Blob; iv: Uint8Array<ArrayBuffer> };
}
