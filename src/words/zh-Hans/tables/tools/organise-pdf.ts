export default {
  'Organise PDF': '整理 PDF',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    '查看 PDF 的所有页面，并移动、旋转、复制或删除。还能加入其他 PDF 的页面或照片。',
  organised: '已整理',
  reorder: '整理 pdf | 编辑页面',
  reorganise: 'pdf 排序 | 复制页面',
  'swap pages': '调整页面顺序 | pdf 调顺序',
  rearrange: '页面排序',
  'sort pages': '移动页面',
  'move pages': 'pdf 换页',
  'page order': '重排页面',
  'insert pages': '插入页面',
  'add page to pdf': 'pdf 加页',
  'duplicate pages': '交换页面',
  'edit pages': 'pdf 页面管理',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    '也可以输入顺序：3, 1-2 把第 3 页放在最前，4@90 把第 4 页向右旋转。有多个文件时，2:1 是第二个文件的第 1 页。',
  'How do I move pages?': '怎样移动页面？',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    '拖动即可；在触摸屏上请拖动页角的圆点。也可以选中页面，再用上方的按钮。按住 Shift 可选中连续的多页。',
  'How do I insert pages from another PDF, or a photo?': '怎样插入另一个 PDF 的页面或照片？',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    '选中一页，点“插在这些页后”，或把文件拖放进来，新页面就加在它后面。没有选中时加在最后。照片按自身大小成为一页。',
  'Can I use the keyboard?': '可以用键盘吗？',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    '可以。方向键在页面间移动，空格选中，Shift 加方向键选多页，Alt 加方向键移动页面，R 向右旋转，Shift 加 R 向左旋转，D 复制，Delete 删除，Ctrl（Mac 上为 Cmd）加 Z 撤销上一步。',
  'What happens to links, bookmarks and forms?': '链接、书签和表单会怎样？',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    '它们跟着页面走：链接和书签指向页面现在的位置，表单字段保留所填的值，标签、图层和页面标签都保留。只属于已删页面的内容不会留在新文件里。复制带表单字段的页面时，副本的字段会改名。',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    '不会。页面原样复制，小预览图只是方便查看。',
} satisfies TableWords<'tools/organise-pdf'>;
