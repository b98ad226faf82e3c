import type { FamilyId } from '#families.ts';
import { objects, type FileObject, type ObjectId } from './objects.ts';
import type { Way } from './sketches.ts';

export const objectOf: Record<FamilyId, ObjectId> = { image: 'photo', pdf: 'page', video: 'film', audio: 'tape' };

export const path = (name: string, lines: string) => (lines === '' ? '' : `<path class="${name}" d="${lines}"/>`);

/** The parts of an object, centred on 0, 0. */
export function drawObject(id: ObjectId, way: Way): string {
  const { outline, lines, hue, content }: FileObject = objects[id];
  if (way === 'ghost') return path('ghost', outline);
  if (way === 'solid') return path('solid', outline);
  return path('paper', outline) + path('ink', `${lines}${way === 'whole' ? content : ''}`) + path('hue', hue);
}
