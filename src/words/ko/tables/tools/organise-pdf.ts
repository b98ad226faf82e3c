export default {
  'Organise PDF': 'PDF 페이지 정리',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'PDF의 모든 페이지를 보며 옮기고, 회전하고, 복제하고, 삭제합니다. 다른 PDF의 페이지나 사진도 추가할 수 있습니다.',
  organised: '정리',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    '순서를 직접 입력해도 됩니다. 3, 1-2는 3페이지를 맨 앞에 놓고, 4@90은 4페이지를 오른쪽으로 회전합니다. 파일이 여러 개면 2:1은 두 번째 파일의 1페이지입니다.',
  'How do I move pages?': '페이지는 어떻게 옮기나요?',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    '드래그해서 옮기세요. 터치 화면에서는 모서리의 점을 드래그하세요. 페이지를 선택하고 위쪽의 버튼을 눌러도 됩니다. Shift를 누른 채 선택하면 여러 페이지를 한 번에 고릅니다.',
  'How do I insert pages from another PDF, or a photo?': '다른 PDF의 페이지나 사진은 어떻게 넣나요?',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    '넣을 위치 바로 앞의 페이지를 선택하고 “이 뒤에 삽입”을 누르거나, 파일을 끌어다 놓으세요. 그 뒤에 페이지가 추가됩니다. 선택한 페이지가 없으면 맨 끝에 추가됩니다. 사진은 사진 크기의 한 페이지가 됩니다.',
  'Can I use the keyboard?': '키보드를 쓸 수 있나요?',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    '네. 화살표 키로 페이지를 옮겨 다니고, 스페이스로 선택하고, Shift와 화살표로 여러 개를 선택하고, Alt와 화살표로 옮깁니다. R은 오른쪽, Shift와 R은 왼쪽으로 회전하고, D는 복제, Delete는 삭제, Ctrl(Mac은 Cmd)과 Z는 실행 취소입니다.',
  'What happens to links, bookmarks and forms?': '링크, 책갈피, 양식은 어떻게 되나요?',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    '페이지를 따라갑니다. 링크와 책갈피는 그 페이지가 지금 있는 곳으로 가고, 양식 입력란의 값은 유지되며, 태그, 레이어, 페이지 라벨도 남습니다. 삭제한 페이지에만 속한 것은 새 파일에 없습니다. 양식 입력란이 있는 페이지를 복제하면 사본의 입력란에는 새 이름이 붙습니다.',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    '아니요. 페이지는 그대로 복사합니다. 작은 미리보기는 화면에서 보기 위한 것일 뿐입니다.',
  reorder: 'pdf 페이지 순서 바꾸기 | pdf 정렬',
  reorganise: 'pdf 순서 변경 | 페이지 재정렬',
  'swap pages': 'pdf 페이지 순서 변경 | pdf 순서 정리',
  rearrange: 'pdf 페이지 이동',
  'sort pages': 'pdf 페이지 정리',
  'move pages': 'pdf 페이지 편집',
  'page order': 'pdf 페이지 추가',
  'insert pages': 'pdf 페이지 삽입',
  'add page to pdf': 'pdf 페이지 끼워넣기',
  'duplicate pages': 'pdf 재배열',
  'edit pages': 'pdf 페이지 복제',
} satisfies TableWords<'tools/organise-pdf'>;
