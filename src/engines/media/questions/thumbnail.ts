import { CanvasSink, EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import type { Media } from '../open/open-media.ts';

/** Longest side, in pixels. */
const size = 128;
/** Recordings often begin with black, so the picture is a key frame near this share of the duration. */
const position = 0.1;

/** Makes a thumbnail of the video, or else of the cover. */
export async function makeThumbnail(media: Media, video: InputVideoTrack | null): Promise<Blob | undefined> {
  return (video && (await frame(media, video))) ?? cover(media);
}

/** Prefers a key frame, but not the first: to show another frame, all since the last key frame would be decoded. */
async function frame({ start, duration }: Media, video: InputVideoTrack): Promise<Blob | undefined> {
  if (!(await video.canDecode())) return undefined;
  const shape = fitted(await video.getDisplayWidth(), await video.getDisplayHeight());
  const [sink, packets] = [new CanvasSink(video, { ...shape, fit: 'fill' }), new EncodedPacketSink(video)];
  const time = start + duration * position;
  const first = await video.getFirstTimestamp();
  const before = await packets.getKeyPacket(time);
  const key = before && before.timestamp <= first ? await packets.getNextKeyPacket(before) : before;
  const wrapped = (await sink.getCanvas(key?.timestamp ?? time)) ?? (await sink.getCanvas(first));
  // In a worker, Mediabunny uses no other kind of canvas.
  return (wrapped?.canvas as OffscreenCanvas | undefined)?.convertToBlob({ type: 'image/webp', quality: 0.8 });
}

async function cover({ input }: Media): Promise<Blob | undefined> {
  const { images } = await input.getMetadataTags();
  const image = images?.find(({ kind }) => kind === 'coverFront') ?? images?.[0];
  if (!image) return undefined;
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(image.data)], { type: image.mimeType }));
  const { width, height } = fitted(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}

function fitted(width: number, height: number) {
  const scale = Math.min(1, size / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
