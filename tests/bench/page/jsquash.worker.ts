import encodeAvif from '@jsquash/avif/encode.js';
import decodeJpeg from '@jsquash/jpeg/decode.js';
import encodeJpeg from '@jsquash/jpeg/encode.js';
import encodeJxl from '@jsquash/jxl/encode.js';
import resize from '@jsquash/resize';
import encodeWebp from '@jsquash/webp/encode.js';
import type { JsquashWork } from '../contender.ts';

export interface JsquashRequest {
  file: File;
  work: JsquashWork;
}
export type JsquashResponse = { result: Blob; failure?: undefined } | { failure: string };

const respond = (response: JsquashResponse) => self.postMessage(response);

self.addEventListener('message', ({ data }: MessageEvent<JsquashRequest>) => {
  work(data).then(
    (result) => respond({ result: new Blob([result]) }),
    (error: unknown) => respond({ failure: String(error) }),
  );
});

async function work({ file, work }: JsquashRequest): Promise<ArrayBuffer> {
  const decoded = await decodeJpeg(await file.arrayBuffer());
  const image = work.width === undefined ? decoded : await scaled(decoded, work.width);
  switch (work.format) {
    case 'jpeg':
      return encodeJpeg(image, { quality: work.quality });
    case 'webp':
      return encodeWebp(image, { quality: work.quality });
    case 'avif':
      return encodeAvif(image, { quality: work.quality, ...(work.speed !== undefined && { speed: work.speed }) });
    case 'jxl':
      return encodeJxl(image, { quality: work.quality, effort: 4 });
  }
}

/** Scales as libvips does: Lanczos, without converting to linear light. */
const scaled = (image: ImageData, width: number) =>
  resize(image, {
    width,
    height: Math.round((image.height * width) / image.width),
    method: 'lanczos3',
    linearRGB: false,
    premultiply: false,
  });
