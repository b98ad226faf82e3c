import { CustomSource } from 'mediabunny';

/**
 * What Mediabunny reads a file by. Its own `BlobSource` reads streams, whose pieces browsers free too late: 2.4 GB took
 * half a gigabyte. Large pieces are read, as over a network, where reading goes on: each read is a way to another process.
 */
export const fileSource = (file: Blob) =>
  new CustomSource({
    getSize: () => file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
    prefetchProfile: 'network',
  });
