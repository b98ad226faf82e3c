/** A stream (HLS) whose files are all here. `parts`: each with a clock of its own; `sound`: where it is not in the pieces of the picture. */
export interface Stream {
  parts: { picture: StreamPiece[]; sound?: StreamPiece[] }[];
}

/** `key`: 16 bytes that decrypt it. */
export interface StreamPiece {
  blob: Blob;
  key?: { blob: Blob; iv: Uint8Array<ArrayBuffer> };
}
