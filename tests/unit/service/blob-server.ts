import { randomUUID } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

/**
 * Starts Netlify's own stand-in for Netlify Blobs. Functions reach it through the environment as on Netlify, and do not
 * notice.
 */
export async function startBlobs(directory: string): Promise<BlobsServer> {
  const token = randomUUID();
  const server = new BlobsServer({ directory, token });
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  const context = {
    siteID: 'local',
    deployID: '0',
    token,
    primaryRegion: 'us-east-2',
    edgeURL: url,
    uncachedEdgeURL: url,
  };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
  return server;
}
