import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/photo-frame.ts';
/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: '框',
  zoom: '框的大小',
  drag: '拖动框或它的角。',
  /** What came of looking for a face. */
  looked: {
    looking: '正在查找人脸……',
    found: '已按人脸放好。请核对：下巴应在下面的线上，头顶应在上面两条线之间。',
    none: '没有找到人脸。请把下巴放在下面的线上，头顶放在上面两条线之间。',
    failed: '现在无法查找人脸。请把下巴放在下面的线上，头顶放在上面两条线之间。',
  },
} satisfies Words<typeof english.photoFrameWords>;
