import { addDoubled, filter, halve, mix, rectify, type Planes, type Weights } from './network.ts';

/** A face, in pixels of the picture that was searched. */
export interface FoundFace {
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0 to 1. */
  confidence: number;
}

/** The sides of the searched picture are multiples of this. */
const coarsest = 32;
/** The channels of the picture around each second pixel: 3 by 3 pixels in 3 colours, and 5 that are not used. */
const around = 32;

/** The weights of one of its blocks: mixing channels, then filtering each. */
type Block = readonly [mixes: Weights, filters: Weights];

/** A scale at which it looks for faces: what it tells of each square, whose sides are `stride` pixels. */
interface Head {
  stride: number;
  neck: Block;
  isFace: Block;
  box: Block;
  isObject: Block;
}

export interface Yunet {
  first: Weights;
  blocks: readonly Block[];
  heads: readonly Head[];
}

const strides = [8, 16, 32] as const;
/** The channels that each of the blocks before the heads makes. */
const made = [16, 16, 32, 32, 64, 64, 64, 64, 64, 64, 64] as const;

/** Reads the weights from `src/engines/yunet/weights.bin`, in which they follow each other in the order in which they are used. */
export function readYunet(bytes: ArrayBuffer): Yunet {
  const all = new Float32Array(bytes);
  let at = 0;
  const take = (length: number) => all.subarray(at, (at += length));
  const weights = (perChannel: number, channels: number): Weights => ({
    weights: take(perChannel * channels),
    bias: take(channels),
  });
  const block = (from: number, channels: number): Block => [weights(from, channels), weights(9, channels)];
  const first = weights(around, 16);
  const blocks = made.map((channels, index) => block(made[index - 1] ?? 16, channels));
  const eachScale = (channels: number) => strides.map(() => block(64, channels));
  const [necks, areFaces, boxes, areObjects] = [eachScale(64), eachScale(1), eachScale(4), eachScale(1)];
  if (at !== all.length) throw new Error(`The model has ${all.length} weights instead of ${at}`);
  // There is one of each kind for each scale.
  const of = (blocksOf: Block[], index: number) => blocksOf[index] as Block;
  const heads = strides.map((stride, index) => ({
    stride,
    neck: of(necks, index),
    isFace: of(areFaces, index),
    box: of(boxes, index),
    isObject: of(areObjects, index),
  }));
  return { first, blocks, heads };
}

const apply = (from: Planes, [mixes, filters]: Block): Planes => filter(mix(from, mixes), filters);
const applyRectified = (from: Planes, block: Block): Planes => rectify(apply(from, block));

type Picture = Pick<ImageData, 'width' | 'height' | 'data'>;

/** How sure it must be. Of things that are not faces, flowers come closest. */
const least = 0.45;
/** Below this size of the longer side, in pixels, a face that fills the picture is found. */
const small = 400;

/** Finds faces of all sizes, each several times: large ones are found where the picture is small. */
export function facesOnAllScales(yunet: Yunet, picture: Picture): FoundFace[] {
  const found = searchFaces(yunet, picture);
  let [smaller, scale] = [picture, 1];
  while (Math.max(smaller.width, smaller.height) > small) {
    smaller = halved(smaller);
    scale *= 2;
  }
  if (scale === 1) return found;
  const large = searchFaces(yunet, smaller).map(({ left, top, width, height, confidence }) => ({
    left: left * scale,
    top: top * scale,
    width: width * scale,
    height: height * scale,
    confidence,
  }));
  return [...found, ...large];
}

/** Halves both sides, by the averages of 2 by 2 pixels. */
function halved({ width, height, data }: Picture): Picture {
  const [across, down] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const made = new Uint8ClampedArray(across * down * 4);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      for (let channel = 0; channel < 4; channel++) {
        const at = (row: number, column: number) =>
          data[(Math.min(height - 1, y * 2 + row) * width + Math.min(width - 1, x * 2 + column)) * 4 + channel] ?? 0;
        made[(y * across + x) * 4 + channel] = (at(0, 0) + at(0, 1) + at(1, 0) + at(1, 1)) / 4;
      }
    }
  }
  return { width: across, height: down, data: made };
}

/** Finds faces between about 10 and 300 pixels wide. */
export function searchFaces({ first, blocks, heads }: Yunet, picture: Picture): FoundFace[] {
  let map = rectify(mix(neighbourhoods(picture), first));
  const maps: Planes[] = [];
  for (const [index, block] of blocks.entries()) {
    // Before these blocks, the picture is halved.
    if ([1, 5, 7, 9].includes(index)) map = halve(map);
    map = applyRectified(map, block);
    // After these, it is searched.
    if ([6, 8, 10].includes(index)) maps.push(map);
  }
  const found: FoundFace[] = [];
  let coarser: Planes | undefined;
  for (const [index, head] of [...heads.entries()].toReversed()) {
    // There is one for each scale.
    const own = maps[index] as Planes;
    coarser = applyRectified(coarser ? addDoubled(own, coarser) : own, head.neck);
    found.push(...facesOf(head, coarser));
  }
  return found;
}

/** Lists, for each second pixel of each second row, the 3 by 3 pixels around it, as blue, green and red. */
function neighbourhoods({ width, height, data }: Picture): Planes {
  const half = (side: number) => (Math.ceil(side / coarsest) * coarsest) / 2;
  const [across, down] = [half(width), half(height)];
  const values = new Float32Array(across * down * around);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      for (let place = 0; place < 9; place++) {
        const [fromX, fromY] = [x * 2 + (place % 3) - 1, y * 2 + Math.floor(place / 3) - 1];
        if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue;
        const [from, to] = [(fromY * width + fromX) * 4, (y * across + x) * around + place * 3];
        for (let colour = 0; colour < 3; colour++) values[to + colour] = data[from + 2 - colour] ?? 0;
      }
    }
  }
  return { width: across, height: down, channels: around, values };
}

const share = (value: number) => 1 / (1 + Math.exp(-value));

function facesOf({ stride, isFace, box, isObject }: Head, map: Planes): FoundFace[] {
  const [faces, objects, boxes] = [apply(map, isFace), apply(map, isObject), apply(map, box)];
  const found: FoundFace[] = [];
  for (let square = 0; square < map.width * map.height; square++) {
    const confidence = Math.sqrt(share(faces.values[square] ?? 0) * share(objects.values[square] ?? 0));
    if (confidence < least) continue;
    const [x = 0, y = 0, across = 0, down = 0] = boxes.values.subarray(square * 4, square * 4 + 4);
    const [width, height] = [Math.exp(across) * stride, Math.exp(down) * stride];
    const left = (x + (square % map.width)) * stride - width / 2;
    const top = (y + Math.floor(square / map.width)) * stride - height / 2;
    found.push({ left, top, width, height, confidence });
  }
  return found;
}
