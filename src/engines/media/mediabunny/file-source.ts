import { CustomSource } from 'mediabunny';

/**
 * Creates a source from which Mediabunny reads a file. Its own `BlobSource` reads streams, whose pieces browsers free
 * too late: 2.4 GB took half a gigabyte. Sequential reads fetch large pieces, as over a network, because each read is a
 * round trip to another process. See docs/upstream/mediabunny-small-things.md.
 */
export const fileSource = (file: Blob) =>
  new CustomSource({
    getSize: () => file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
    prefetchProfile: 'network',
  });
