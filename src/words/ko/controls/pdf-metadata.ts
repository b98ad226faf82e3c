import type * as english from '#words/controls/pdf-metadata.ts';
import type { Words } from '#wording/words.ts';

export const metadataWords = {
  reading: '파일 읽는 중…',
  labels: {
    title: '제목',
    author: '작성자',
    subject: '주제',
    keywords: '키워드',
    language: '언어',
    created: '만든 날짜',
    modified: '수정한 날짜',
    creator: '작성 프로그램',
    producer: 'PDF 변환 프로그램',
    displaysTitle: '창 제목에 파일 이름 대신 제목 표시',
  },
  language: 'ko, en, pt-BR 같은 언어 코드.',
  allFiles: '바꾼 내용이 모든 파일에 적용됩니다.',
} satisfies Words<typeof english.metadataWords>;
