import type { Run } from '#jobs/contract/engine.ts';
import type { EncodeImage } from '#jobs/contract/image-operation.ts';
import type { RedactedArea } from '#jobs/contract/image-step.ts';
import { loadBlob } from '#jobs/in-worker/load-asset.ts';
import { smallPixels } from '../result/small-pixels.ts';
import { distinctFaces } from './distinct-faces.ts';
import { facesOnAllScales, readYunet, type Yunet } from './yunet.ts';

/** The longer side of what is searched, in pixels: faces that are less than a hundredth of it wide are not found. */
const searched = 1024;
/** What is added on each side, as a share of the face: the model marks it from the forehead to the chin. */
const margin = 0.2;

let loaded: Yunet | undefined;

/** Returns the model, which is loaded once; if that fails, the next call tries again. */
async function model(): Promise<Yunet> {
  loaded ??= readYunet(await (await loadBlob('yunet')).arrayBuffer());
  return loaded;
}

/** Finds the faces in the first frame of a picture. */
export async function findFaces(file: File, run: Run<EncodeImage>): Promise<RedactedArea[]> {
  const [yunet, picture] = await Promise.all([model(), smallPixels(file, searched, run)]);
  return distinctFaces(facesOnAllScales(yunet, picture)).map((face) => {
    const [left, right] = within(face.left, face.width, picture.width);
    const [top, bottom] = within(face.top, face.height, picture.height);
    return { left, top, width: right - left, height: bottom - top };
  });
}

/** Returns where a face begins and ends with its margin, as shares of the picture's side. */
const within = (start: number, length: number, side: number) =>
  [Math.max(0, (start - length * margin) / side), Math.min(1, (start + length * (1 + margin)) / side)] as const;
