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

async function frame({ start, duration }: Media, video: InputVideoTrack): Promise<Blob | undefined> {
  if (!(await video.canDecode())) return undefined;
  const width = await video.getDisplayWidth();
  const height = await video.getDisplayHeight();
  const sink = new CanvasSink(video, { ...fitted(width, height), fit: 'fill' });
  const time = start + duration * position;
  const wrapped =
    (await sink.getCanvas((await keyFrameNear(video, time)) ?? time)) ??
    (await sink.getCanvas(await video.getFirstTimestamp()));
  // In a worker, Mediabunny uses no other kind of canvas.
  return (wrapped?.canvas as OffscreenCanvas | undefined)?.convertToBlob({ type: 'image/webp', quality: 0.8 });
}

/** Returns the time of a key frame that is not the first, if there is one: each frame after it would be decoded as well. */
async function keyFrameNear(video: InputVideoTrack, time: number): Promise<number | undefined> {
  const packets = new EncodedPacketSink(video);
  const before = await packets.getKeyPacket(time);
  if (!before || before.timestamp > (await video.getFirstTimestamp())) return before?.timestamp;
  return (await packets.getNextKeyPacket(before))?.timestamp;
}

async function cover({ input }: Media): Promise<Blob | undefined> {
  const { images } = await input.getMetadataTags();
  const image = images?.find(({ kind }) => kind === 'coverFront') ?? images?.[0];
  if (!image) return undefined;
  using bitmap = closing(await createImageBitmap(new Blob([new Uint8Array(image.data)], { type: image.mimeType })));
  const { width, height } = fitted(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap.image, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}

const closing = (image: ImageBitmap) => ({
  image,
  width: image.width,
  height: image.height,
  [Symbol.dispose]: () => image.close(),
});

function fitted(width: number, height: number) {
  const scale = Math.min(1, size / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
