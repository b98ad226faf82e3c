export default {
  'Crop PDF': 'اقتصاص PDF',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'اقتصّ هوامش صفحات PDF، أو اعرض جزءًا فقط من كل صفحة برسم مستطيل.',
  'trim margins': 'قص الهوامش | حواف بيضاء | تصغير الهوامش',
  'cut margins': 'قص هوامش pdf | ازالة الحواف البيضاء | crop pdf',
  'crop pages': 'ازالة الهوامش | قص pdf',
  margins: 'قص صفحات pdf | اقتصاص صفحة',
  'white borders': 'هوامش | قص اطراف pdf',
  'Crop by': 'الاقتصاص حسب',
  'A box on the page': 'مستطيل على الصفحة',
  Margins: 'الهوامش',
  'For example 1-3, 7, last; or odd, even.': 'مثال: ⁨1-3, 7, last⁩ أو odd للفردية أو even للزوجية.',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    'لا، بل يُخفى. تعرض قارئات PDF وتطبع ما بداخل المستطيل فقط، لكن الباقي يبقى في الملف ويمكن لبرنامج أن يستعيده. ولإزالة شيء نهائيًا استخدم أداة «حجب محتوى PDF».',
  'Which page is shown?': 'أي صفحة تُعرض؟',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    'الصفحة الأولى من الملف المذكور تحتها. ويُبقى من كل صفحة الجزء نفسه بالنسبة إلى أبعادها، أو النقاط نفسها إذا اخترت ذلك، وهي في الصفحات المختلفة الأبعاد منطقة أخرى.',
  'Can I crop left and right pages differently?': 'هل يمكن أن يختلف اقتصاص الصفحات اليمنى عن اليسرى؟',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    'نعم، في خطوتين: اقتصّ odd (الفردية) أولًا، ثم استخدم النتيجة في هذه الأداة مرة أخرى واقتصّ even (الزوجية).',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'لا شيء: يبقى النص والروابط والنماذج والإشارات المرجعية والوسوم. وتُزال التوقيعات الرقمية لأنها لا تصلح إلا للملف الأصلي.',
} satisfies TableWords<'tools/crop-pdf'>;
