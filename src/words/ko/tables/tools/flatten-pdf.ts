export default {
  'Flatten PDF': 'PDF 평면화',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    '양식 입력란, 주석, 그림을 PDF 페이지의 일부로 만들어 더는 편집할 수 없게 합니다.',
  Flatten: '평면화',
  flat: '평면화',
  'Comments and drawings too': '주석과 그림도',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    '강조 표시, 메모, 도장, 펜 그림입니다. 끄면 양식 입력란만 평면화합니다.',
  'Keep links clickable': '링크는 누를 수 있게 유지',
  'Does it look the same?': '똑같이 보이나요?',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    '네, 페이지는 지금 파일에 보이는 대로입니다. 값은 있지만 저장된 모습이 없는 입력란은 Helvetica로 그리며, 이 글꼴에 없는 글자는 물음표가 됩니다. 저장된 모습이 없는 버튼, 체크 상자, 그림, 텍스트 상자, 도장은 PDF 뷰어가 보통 그리는 대로 그립니다.',
  'Are the pages turned into images?': '페이지가 이미지로 바뀌나요?',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    '아니요. 입력란의 텍스트까지 텍스트로 남아서, 검색하고 선택하고 복사할 수 있습니다.',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    '입력란에 더는 값을 넣을 수 없고, 스크립트도 사라집니다. 메모의 팝업 창에 든 글도 사라지고 아이콘만 남습니다. 숨겨진 주석은 제거됩니다. 페이지에 첨부된 파일, 소리, 동영상은 그대로입니다. 디지털 서명은 눈에 보이는 모습만 남습니다.',
  'make uneditable': 'pdf 평면화 | pdf 플래튼 | pdf 필드 고정',
  'not editable': 'pdf 편집 못하게 | 주석 합치기 | pdf flatten',
  'burn in annotations': 'pdf 수정 못하게 | pdf 주석 고정',
  'print fields': 'pdf 수정 불가 | pdf 레이어 합치기',
  'merge layers': 'pdf 편집 불가 | 양식 고정',
} satisfies TableWords<'tools/flatten-pdf'>;
