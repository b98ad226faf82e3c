export default {
  'Delete PDF pages': '删除 PDF 页面',
  'Delete pages from a PDF and remove all their content from the file.': '删除 PDF 的页面，其内容也从文件里彻底去掉。',
  Delete: '删除',
  shortened: '已删页',
  'remove pages': '删除页面 | 去掉页面 | 删除空白页 | 去除页面',
  'drop pages': '删页 | 移除页面 | pdf 去页',
  'erase pages': 'pdf 删页 | pdf 删除某一页 | 减页',
  'take out pages': '删除 pdf 页面 | 删掉一页 | 删除几页',
  'Pages to delete': '要删除的页',
  'Are deleted pages really gone?': '删除的页真的去掉了吗？',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    '是的。新文件只含有属于剩下各页的内容：已删页面的文字、图片、批注、表单值、标签、图层和书签都不在里面。许多程序只是把页面从页面列表里去掉，内容还留在文件里。',
  'What happens to links to deleted pages?': '指向已删页面的链接会怎样？',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    '会随页面一起移除，指向那里的书签也一样。其他链接、书签、表单字段、标签和页面标签都保留，文档的附件也保留。',
} satisfies TableWords<'tools/delete-pages'>;
