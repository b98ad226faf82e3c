// Writes `src/engines/yunet/weights.bin`: the weights in `src/facedetectcnn-data.cpp` of libfacedetection
// (https://github.com/ShiqiYu/libfacedetection at acf7b25), without those that find eyes, noses and mouths. Its argument
// is the path of that file.
import { readFile, writeFile } from 'node:fs/promises';
import { parts } from '#engines/parts.ts';

const [, , path] = process.argv;
if (path === undefined) throw new Error('Say where facedetectcnn-data.cpp is');
const source = await readFile(path, 'utf8');
const arrays = new Map(
  [...source.matchAll(/^float (\w+)\[.*?\] = \{(.*?)\}/gm)].map(([, name, values = '']) => [
    name,
    values.split(',').map(Number.parseFloat),
  ]),
);
const layers = [...source.matchAll(/^\t\{.+, (\w+_weight), (\w+_bias)\}/gm)];
const weights = layers
  .flatMap(([, ...names]) => names)
  .filter((name) => !name.includes('_kps_'))
  .flatMap((name) => arrays.get(name) ?? []);
await writeFile(parts.yunet.path, new Uint8Array(Float32Array.from(weights).buffer));
