/** Returns the bytes of a buffer, or of a view of one. */
export const bufferBytes = (source: AllowSharedBufferSource) =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
