import type * as english from '#words/controls/photo-frame.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: '틀',
  zoom: '틀 크기',
  drag: '틀이나 틀의 모서리를 드래그하세요.',
  looked: {
    looking: '얼굴을 찾는 중…',
    found: '얼굴에 맞춰 놓았습니다. 턱이 아래 선에, 정수리가 위의 두 선 사이에 있는지 확인하세요.',
    none: '얼굴을 찾지 못했습니다. 턱을 아래 선에, 정수리를 위의 두 선 사이에 맞추세요.',
    failed: '지금은 얼굴을 찾을 수 없습니다. 턱을 아래 선에, 정수리를 위의 두 선 사이에 맞추세요.',
  },
} satisfies Words<typeof english.photoFrameWords>;
