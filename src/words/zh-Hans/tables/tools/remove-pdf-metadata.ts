export default {
  'Remove PDF metadata': '移除 PDF 元数据',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    '查看 PDF 会泄露的作者、时间和所用程序，并把它们移除，连同其中照片里的。',
  sanitise: 'pdf 元数据 | 去除 pdf 属性 | 去作者 | 删除文档属性',
  'clean pdf': '删除作者 | pdf 清理 | 清理文档信息',
  'author of pdf': 'pdf 作者 | 删除 pdf 元数据 | pdf 去信息',
  'delete author': '清除 pdf 信息 | pdf 隐私 | pdf 脱敏',
  'Keep the title': '保留标题',
  'PDF readers show it, and screen readers say it first.': 'PDF 阅读器会显示它，屏幕阅读器会先读它。',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    '信息字典和 XMP 里的标题、作者、主题、关键词、程序和日期，包括文档、页面和图片的；页面缩略图；程序存在文件里供自己用的数据；用来区分文件与其副本的标识；以及 JPEG 照片里的 EXIF（含位置和相机）、IPTC 和注释。结果里会列出。',
  'Do the photos get worse?': '照片画质会变差吗？',
  'No. They are not re-encoded: only the metadata is removed.': '不会，不重新编码：只移除元数据。',
  'Are earlier versions of the file gone?': '文件的旧版本会去掉吗？',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    '会。程序往往只把改动加在后面，旧内容仍在文件里。新文件只含有仍在使用的内容。',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    '人们看得见或用得到的一切：页面、带作者名的批注、表单值、链接、书签、附件，以及屏幕阅读器用的语言。字体会保留制作者的名字。',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
