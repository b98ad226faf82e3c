import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/image-areas.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { areasWords } from './areas.ts';

interface Found {
  faces: number;
  images: number;
  searched: number;
}

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: '添加区域',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: '正在打开图片……',
  picture: (name: string) => name,
  findFaces: '查找人脸',
  stopSearching: '停止查找',
  stopping: '正在停止……',
  /** `image`: from 1. */
  searching: (image: number, images: number) =>
    images > 1 ? `正在查找人脸：第 ${describeWhole(image)} 张，共 ${describeWhole(images)} 张。` : '正在查找人脸……',
  /**
   * `found`: how many faces, including those that already had an area, in how many of the images that were searched.
   * `images`: how many there are, and how many could not be read.
   */
  found: ({ faces, images, searched }: Found, { all, failed }: { all: number; failed: number }) => {
    if (searched + failed === 0) return '已停止。';
    return [
      searched + failed < all && `${describeWhole(all)} 张图片中查到第 ${describeWhole(searched + failed)} 张时停止。`,
      faces === 0
        ? '没有找到人脸。如果照片里有，请在每张脸上画区域。'
        : `${all > 1 ? `在 ${count(searched, '张图片')}中的 ${describeWhole(images)} 张里` : ''}找到 ${count(faces, '张人脸')}。请检查有没有漏掉。`,
      failed > 0 && `${count(failed, '张图片')}无法读取。`,
    ]
      .filter(Boolean)
      .join('');
  },
  drag: '在图片上拖动，画出区域。',
  /** On the shown image. */
  where: (areas: number) => (areas === 0 ? '这张图片上还没有区域。' : `这张图片上有 ${count(areas, '个区域')}。`),
} satisfies Words<typeof english.imageAreasWords>;
