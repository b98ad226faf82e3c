import { registerVideoSampleTransformer, type VideoSample } from 'mediabunny';
import { inLimitedRange } from './limited-range.ts';
import { canMove, hasPlanes, moved, type Move } from './moved-planes.ts';
import { encodersScale, ScaledByEncoder } from './scaled-by-encoder.ts';

type Description = Parameters<Parameters<typeof registerVideoSampleTransformer>[0]>[1];

let drawing = false;

/**
 * Registers how frames are rotated, cropped and scaled: frames with 8 bits in their own colours; others are drawn by
 * Mediabunny on a canvas, and then converted to the colours of video. Called once per worker.
 */
export const prepareFrames = () =>
  registerVideoSampleTransformer((sample, description) => {
    const { width, height, alpha } = description;
    // Mediabunny calls this same function again when it draws.
    if (drawing || alpha === 'keep' || width % 2 === 1 || height % 2 === 1) return null;
    return prepared(sample, description);
  });

async function prepared(sample: VideoSample, description: Description): Promise<VideoSample> {
  const { width, height, fit } = description;
  const move = { ...description, crop: fit === 'cover' ? covering(description) : description.crop };
  const { crop } = move;
  const moves = !isWhole(sample, move);
  const scales = crop.width !== width || crop.height !== height;
  const inPlanes =
    fit !== 'contain' &&
    (moves ? canMove(sample, move) : hasPlanes(sample)) &&
    ((moves && !scales) || (await encodersScale()));
  if (!inPlanes) {
    using drawn = await draw(sample, description);
    return inLimitedRange(drawn);
  }
  if (!moves) return ScaledByEncoder.of(sample, { width, height });
  const inPlace = await moved(sample, move);
  if (!scales) return inPlace;
  try {
    return ScaledByEncoder.of(inPlace, { width, height });
  } finally {
    inPlace.close();
  }
}

const isWhole = ({ squarePixelWidth, squarePixelHeight }: VideoSample, { rotation, flip, crop }: Move) =>
  rotation === 0 && !flip && crop.width === squarePixelWidth && crop.height === squarePixelHeight;

function draw(sample: VideoSample, { width, height, fit, rotation, flip, crop, alpha }: Description) {
  using turned = sample.clone();
  turned.setRotation(rotation);
  turned.setFlip(flip);
  drawing = true;
  try {
    // `transform` draws before its first await.
    return turned.transform({ width, height, fit, crop, alpha });
  } finally {
    drawing = false;
  }
}

/** Returns the centre of the crop, in the aspect ratio of the result. */
function covering({ width, height, crop }: Description): Description['crop'] {
  const scale = Math.min(crop.width / width, crop.height / height);
  const even = (length: number) => Math.max(2, Math.round(length / 2) * 2);
  const kept = {
    width: Math.min(crop.width, even(width * scale)),
    height: Math.min(crop.height, even(height * scale)),
  };
  const evenDown = (length: number) => Math.floor(length / 2) * 2;
  return {
    ...kept,
    left: crop.left + evenDown((crop.width - kept.width) / 2),
    top: crop.top + evenDown((crop.height - kept.height) / 2),
  };
}
