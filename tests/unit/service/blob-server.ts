import { randomUUID } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

/** Netlify's own stand-in for Netlify Blobs. Functions reach it as they do there, through the environment, and do not know. */
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
