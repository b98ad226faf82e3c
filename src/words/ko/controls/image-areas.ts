import type * as english from '#words/controls/image-areas.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { areasWords } from './areas.ts';

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: '영역 추가',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: '이미지 여는 중…',
  picture: (name) => name,
  findFaces: '얼굴 찾기',
  stopSearching: '그만 찾기',
  stopping: '멈추는 중…',
  searching: (image, images) =>
    images > 1
      ? `얼굴을 찾는 중: 이미지 ${describeWhole(images)}장 중 ${describeWhole(image)}번째.`
      : '얼굴을 찾는 중…',
  found: ({ faces, images, searched }, { all, failed }) => {
    if (searched + failed === 0) return '멈췄습니다.';
    return [
      searched + failed < all && `${describeWhole(all)}장 중 ${describeWhole(searched + failed)}장에서 멈췄습니다.`,
      faces === 0
        ? '얼굴을 찾지 못했습니다. 얼굴이 있다면 그 위에 영역을 그리세요.'
        : `${all > 1 ? `이미지 ${count(searched, '장')} 중 ${describeWhole(images)}장에서 ` : ''}얼굴 ${count(faces, '개')}를 찾았습니다. 빠진 얼굴이 없는지 확인하세요.`,
      failed > 0 && `이미지 ${count(failed, '장')}은 읽지 못했습니다.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: '이미지 위를 드래그해 영역을 그리세요.',
  where: (areas) =>
    areas === 0 ? '이 이미지에는 아직 영역이 없습니다.' : `이 이미지에 영역이 ${count(areas, '개')} 있습니다.`,
} satisfies Words<typeof english.imageAreasWords>;
