export default {
  'Delete PDF pages': 'PDF 페이지 삭제',
  'Delete pages from a PDF and remove all their content from the file.':
    'PDF에서 페이지를 삭제하고, 그 내용도 파일에서 모두 제거합니다.',
  Delete: '삭제',
  shortened: '삭제',
  'Pages to delete': '삭제할 페이지',
  'Are deleted pages really gone?': '삭제한 페이지는 정말 없어지나요?',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    '네. 새 파일에는 남은 페이지에 속한 것만 들어 있습니다. 삭제한 페이지의 텍스트, 이미지, 주석, 양식 값, 태그, 레이어, 책갈피는 들어 있지 않습니다. 많은 프로그램은 목록에서 페이지만 빼고 내용은 파일에 남겨 둡니다.',
  'What happens to links to deleted pages?': '삭제한 페이지로 가는 링크는 어떻게 되나요?',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    '그 페이지로 가는 책갈피와 함께 제거됩니다. 다른 링크, 책갈피, 양식 입력란, 태그, 페이지 라벨은 모두 남고, 문서에 첨부된 파일도 남습니다.',
  'remove pages': 'pdf 페이지 삭제 | pdf 쪽 삭제 | pdf 빈 페이지 삭제',
  'drop pages': 'pdf 페이지 지우기 | pdf 한장 삭제 | pdf 낱장 삭제',
  'erase pages': 'pdf 일부 페이지 삭제 | 페이지 빼기 | 페이지 없애기',
  'take out pages': 'pdf 특정 페이지 삭제 | 페이지 제거 | pdf 페이지 빼기',
} satisfies TableWords<'tools/delete-pages'>;
