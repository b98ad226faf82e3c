import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/crop.ts';
/** The kind of file that is cropped. */
type Kind = 'document' | 'image' | 'media';

/** Pages are measured in points, images in pixels. */
type Unit = 'points' | 'pixels';

const units: Record<Unit, string> = { points: 'pt', pixels: '像素' };

interface Box {
  width: number;
  height: number;
  left: number;
  top: number;
}

export const cropWords = {
  opening: '正在打开文件……',
  box: '裁剪框',
  picture: (name: string) => `${name} 的预览`,
  drag: '拖动框或它的边。',
  keys: {
    points: '键盘操作：方向键移动，加 Shift 改变大小，加 Alt 移动 1 pt。',
    pixels: '键盘操作：方向键移动，加 Shift 改变大小，加 Alt 移动一个像素。',
  } satisfies Record<Unit, string>,
  where: ({ width, height, left, top }: Box, unit: Unit) =>
    `${width} × ${height} ${units[unit]}，距左 ${left}，距上 ${top}。`,
  sides: { width: '宽度', height: '高度', left: '距左', top: '距上' } satisfies Record<keyof Box, string>,
  shape: '框的形状',
  anyShape: '任意形状',
  ownShape: '与图片相同',
  kept: {
    document: '每页保留',
    image: '每张图片保留',
    media: '每个视频保留',
  } satisfies Record<Kind, string>,
  sameShare: '同样的比例',
  same: { points: '同样的尺寸', pixels: '同样的像素数' } satisfies Record<Unit, string>,
} satisfies Words<typeof english.cropWords>;
