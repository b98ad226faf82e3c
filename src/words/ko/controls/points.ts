import type * as english from '#words/controls/points.ts';
import type { Words } from '#wording/words.ts';

export const pointsWords = {
  opening: '이미지 여는 중…',
  picker: '색상 선택기',
  picture: (name) => `${name} 미리보기`,
  about: '약',
  clear: '고른 색상 비우기',
  pick: '이미지를 눌러 색상을 고르세요. 정확한 값이 목록에 추가됩니다.',
  keys: '키보드: 화살표 키로 십자를 움직이고, Shift와 함께 누르면 1픽셀씩 움직입니다. Enter로 색상을 고릅니다.',
} satisfies Words<typeof english.pointsWords>;
