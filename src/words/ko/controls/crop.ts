import type * as english from '#words/controls/crop.ts';
import type { Words } from '#wording/words.ts';

const units = { points: '포인트', pixels: '픽셀' };

export const cropWords = {
  opening: '파일 여는 중…',
  box: '자르기 상자',
  picture: (name) => `${name} 미리보기`,
  drag: '상자나 상자의 가장자리를 드래그하세요.',
  keys: {
    points: '키보드: 화살표 키로 옮기고, Shift와 함께 누르면 크기를 바꾸고, Alt와 함께 누르면 1포인트씩 움직입니다.',
    pixels: '키보드: 화살표 키로 옮기고, Shift와 함께 누르면 크기를 바꾸고, Alt와 함께 누르면 1픽셀씩 움직입니다.',
  },
  where: ({ width, height, left, top }, unit) => `${width} × ${height}${units[unit]}, 왼쪽에서 ${left}, 위에서 ${top}.`,
  sides: { width: '너비', height: '높이', left: '왼쪽에서', top: '위에서' },
  shape: '상자 비율',
  anyShape: '자유 비율',
  ownShape: '이미지와 같게',
  kept: {
    document: '모든 페이지에서 남길 부분',
    image: '모든 이미지에서 남길 부분',
    media: '모든 동영상에서 남길 부분',
  },
  sameShare: '같은 비율',
  same: { points: '같은 포인트 수', pixels: '같은 픽셀 수' },
} satisfies Words<typeof english.cropWords>;
