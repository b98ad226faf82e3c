import type * as english from '#words/elsewhere.ts';
import type { Words } from '#wording/words.ts';

/** What does what is not done here. */
export const elsewhere = {
  office:
    '무료 프로그램인 LibreOffice는 내 컴퓨터에서 작동하며, 이런 파일을 PDF로 저장할 수 있습니다. 한글(HWP) 파일은 한글에서 PDF로 저장하세요.',
  video: '무료 프로그램인 HandBrake와 VLC는 내 컴퓨터에서 작동하며, 이런 파일을 MP4로 바꿔 줍니다.',
  webPage: '브라우저에서 열고 “인쇄”를 선택한 다음 “PDF로 저장”을 선택하세요.',
  book: '무료 프로그램인 Calibre는 내 컴퓨터에서 작동하며, 전자책을 PDF로 바꿔 줍니다.',
} satisfies Words<typeof english.elsewhere>;
