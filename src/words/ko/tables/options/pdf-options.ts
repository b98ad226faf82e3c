export default {
  'Write it like 2026-11-20T21:30.': '2026-11-20T21:30처럼 쓰세요.',
  'Document properties': '문서 속성',
  Author: '작성자',
  Keywords: '키워드',
  Created: '만든 날짜',
  Changed: '수정한 날짜',
  'Created with': '작성 프로그램',
  'PDF made by': 'PDF 변환 프로그램',
  'Show the title, not the file name': '파일 이름 대신 제목 표시',
  'Properties that you leave out stay as they are; empty ones are removed.':
    '지정하지 않은 속성은 그대로 두고, 비워 둔 속성은 제거합니다.',
  'What to black out': '검게 가릴 것',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    '페이지 번호는 1부터입니다. 위치는 보이는 페이지의 왼쪽 위를 기준으로 한 비율입니다.',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    '페이지 번호는 1부터입니다. 위치는 보이는 페이지의 왼쪽 위를 기준으로 한 비율이고, 점은 그 영역에 대한 비율입니다. 크기 단위는 포인트입니다.',
  Form: '양식',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    '입력란의 전체 이름별로 값을 지정합니다. 텍스트, 목록이면 여러 텍스트, 체크 상자면 선택 여부, 라디오 버튼이면 그 값입니다.',
  'If you don’t choose one: bottom right of the last page.': '고르지 않으면 마지막 페이지의 오른쪽 아래에 들어갑니다.',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    '펜 획: 왼쪽 위부터 0~5의 x와 0부터의 y를 번갈아 씁니다. 펜 굵기는 0.022입니다.',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    '라틴, 그리스, 키릴, 아르메니아, 조지아 문자를 쓸 수 있습니다. 서유럽 글자에는 모든 PDF 뷰어에 있는 글꼴을, 다른 글자에는 DejaVu를 쓰며 필요한 글자만 파일에 넣습니다. 한글, 한자, 일본 문자, 아랍 문자, 히브리 문자, 인도 문자는 지원하지 않습니다.',
} satisfies TableWords<'options/pdf-options'>;
