import { drawObject, objectOf, path } from './draw-object.ts';
import { sketches, type Layer, type SketchId } from './sketches.ts';
import type { FamilyId, GroupId } from '#families.ts';

const sketchOf: Record<GroupId, SketchId> = {
  smaller: 'compress',
  convert: 'convert',
  arrange: 'crop',
  edit: 'edit',
  protect: 'protect',
  inspect: 'info',
};

/** The keys are exactly those of the table. */
export const isSketch = (verb: string): verb is SketchId => Object.hasOwn(sketches, verb);

/**
 * Chooses the drawing of a tool: the one that its file names, otherwise that of the first word of its slug, otherwise
 * that of its group.
 */
export function sketchFor(
  slug: string,
  { drawnAs, group }: { drawnAs?: SketchId | undefined; group: GroupId },
): SketchId {
  const [verb = ''] = slug.split('-');
  return drawnAs ?? (isSketch(verb) ? verb : sketchOf[group]);
}

function drawLayer(layer: Layer, family: FamilyId): string {
  if ('stroke' in layer) return path(layer.stroke, layer.path);
  const [left, top, scale, turn = 0] = layer.at;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${left} ${top})${turned}${size}">${drawObject(layer.as ?? objectOf[family], layer.way)}</g>`;
}

/** The contents of a drawing, for an `<svg class="sketch" viewBox="0 0 40 32">` on an element that sets its family. */
export const draw = (id: SketchId, family: FamilyId): string =>
  sketches[id].map((layer) => drawLayer(layer, family)).join('');
