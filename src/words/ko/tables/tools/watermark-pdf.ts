export default {
  'Watermark PDF': 'PDF 워터마크',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.':
    'PDF 페이지에 “DRAFT”나 “COPY” 같은 단어를 대각선으로 넣습니다.',
  Size: '글자 크기',
  Draft: 'DRAFT',
  'Can a watermark be removed again?': '워터마크를 나중에 제거할 수 있나요?',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    '네, 방법을 아는 사람은 제거할 수 있습니다. 페이지 위에 얹은 텍스트이기 때문입니다. 어떤 파일인지 알려 줄 뿐, 파일을 보호하지는 않습니다.',
  'Where does the watermark go?': '워터마크는 어디에 들어가나요?',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    '회전된 페이지에서도 왼쪽 아래에서 오른쪽 위로, 페이지를 가로질러 원래 내용 위에 들어갑니다.',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    '아무것도 바뀌지 않습니다. 텍스트는 계속 검색하고 복사할 수 있고, 책갈피, 링크, 양식, 태그는 그대로이며, 화면 읽기 프로그램은 워터마크를 건너뜁니다. 디지털 서명은 원본 파일에서만 유효하므로 제거됩니다.',
  draft: 'pdf 워터마크 | pdf 글자 넣기 배경 | 초안 표시 | pdf 낙관 | 기밀 표시',
  confidential: 'pdf 워터마크 넣기 | 대외비 | 사본 표시 | 워터마크 삽입',
  'text on pdf': 'pdf 워터마크 추가 | 대외비 표시 | 문서 워터마크 | pdf 배경 글씨',
} satisfies TableWords<'tools/watermark-pdf'>;
