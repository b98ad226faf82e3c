export default {
  'Write on PDF': 'PDF에 쓰기',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'PDF 페이지 어디에나 텍스트, 체크 표시, X표, 날짜, 선, 형광펜, 그림을 넣습니다.',
  Write: '쓰기',
  written: '쓰기',
  'What you write becomes': '쓴 내용을 넣는 방법',
  'Part of the page': '페이지의 일부로',
  Annotations: '주석으로',
  'PDF readers can move and delete annotations. Not all programs print them.':
    '주석은 PDF 뷰어에서 옮기고 삭제할 수 있습니다. 주석을 인쇄하지 않는 프로그램도 있습니다.',
  'Can I change the text that is in the file?': '파일에 있는 글을 고칠 수 있나요?',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    '아니요. 페이지에 추가하기만 할 수 있습니다. 글을 고치려면 LibreOffice Draw에서 파일을 여세요. 글을 완전히 없애려면 “PDF 검게 가리기”를 쓰세요.',
  'Can I fill in a form that has no fields?': '입력란이 없는 양식도 작성할 수 있나요?',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    '네, 바로 그런 용도의 도구입니다. “텍스트”를 고르고 쓸 곳을 누르세요. 입력란이 있는 양식이라면 “PDF 양식 작성”이 더 빠릅니다. 입력란에 맞춰 써 주기 때문입니다.',
  'Part of the page, or annotations?': '페이지의 일부와 주석, 어느 쪽이 좋나요?',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    '페이지의 일부가 된 것은 어디서나 똑같아 보이고 자리를 옮기지 않습니다. 주석은 본인이나 다른 사람이 PDF 뷰어에서 옮기고, 고치고, 삭제할 수 있습니다.',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0} 다른 글자가 들어 있으면 어떤 글자인지 알려 드리고, 아무것도 바꾸지 않습니다.',
  'Can I do it without a mouse?': '마우스 없이 할 수 있나요?',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    '네. “텍스트”나 “체크” 같은 버튼을 키보드로 누르면 페이지 가운데에 나타납니다. 화살표 키로 옮기고, Shift와 함께 누르면 크기를 바꾸고, Delete로 제거합니다. 손으로 그리기에만 마우스나 펜, 손가락이 필요합니다.',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    '아무것도 바뀌지 않습니다. 텍스트, 책갈피, 링크, 양식, 태그는 그대로입니다. 디지털 서명은 원본 파일에서만 유효하므로 제거됩니다.',
  'add text to pdf': 'pdf에 글쓰기 | pdf 날짜 넣기',
  'type on pdf': 'pdf 글쓰기 | pdf 타이핑',
  'annotate pdf': 'pdf 글씨 쓰기 | pdf 동그라미',
  'highlight pdf': 'pdf 텍스트 추가 | pdf에 쓰기',
  'draw on pdf': 'pdf 글자 추가',
  'tick box': 'pdf 필기',
  'cross out': 'pdf 형광펜',
  'add date': 'pdf 밑줄',
  'fill in flat form': 'pdf 주석',
  typewriter: 'pdf 메모',
  comment: 'pdf 그리기',
  'mark up': 'pdf 체크 표시',
} satisfies TableWords<'tools/write-on-pdf'>;
