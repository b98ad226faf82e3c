export default {
  'Delete PDF pages': 'حذف صفحات PDF',
  'Delete pages from a PDF and remove all their content from the file.': 'احذف صفحات من PDF وأزل كل محتواها من الملف.',
  Delete: 'حذف',
  shortened: 'مختصر',
  'remove pages': 'حذف صفحة من pdf | حذف صفحه | حذف صفحات بي دي اف',
  'drop pages': 'ازالة صفحات | ازالة صفحة من pdf | ازالة ورقة',
  'erase pages': 'مسح صفحة | شيل صفحة | مسح صفحات',
  'take out pages': 'حذف صفحات | حذف ورقة من pdf | delete pages',
  'Pages to delete': 'الصفحات المراد حذفها',
  'Are deleted pages really gone?': 'هل تختفي الصفحات المحذوفة فعلًا؟',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    'نعم. لا يحوي الملف الجديد إلا ما يخص الصفحات الباقية: فلا نص ولا صور ولا تعليقات ولا قيم نماذج ولا وسوم ولا طبقات ولا إشارات مرجعية من الصفحات المحذوفة. وبرامج كثيرة تشطب الصفحة من القائمة فقط وتترك محتواها في الملف.',
  'What happens to links to deleted pages?': 'ماذا يحدث للروابط التي تقود إلى صفحات محذوفة؟',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    'تُزال مع الصفحات، وكذلك الإشارات المرجعية التي تقود إليها. وتبقى كل الروابط والإشارات المرجعية وحقول النماذج والوسوم وتسميات الصفحات الأخرى، والملفات المرفقة بالمستند.',
} satisfies TableWords<'tools/delete-pages'>;
