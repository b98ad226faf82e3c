import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/points.ts';
export const pointsWords = {
  opening: '正在打开图片……',
  picker: '取色器',
  picture: (name: string) => `${name} 的预览`,
  /** Before the colour under the crosshair. */
  about: '约为',
  clear: '清空所取颜色',
  pick: '点一下即可取色。准确的值会加到列表里。',
  keys: '键盘操作：方向键移动十字，加 Shift 移动一个像素，Enter 取色。',
} satisfies Words<typeof english.pointsWords>;
