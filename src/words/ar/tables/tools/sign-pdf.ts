export default {
  'Ink colour': 'لون الحبر',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    'أضف توقيعك إلى PDF: مرسومًا أو مكتوبًا أو كصورة، في أي مكان من الصفحة.',
  signature: 'توقيع | توقيع اونلاين',
  esign: 'توقيع pdf | وضع توقيع',
  'e-sign': 'امضاء | عمل توقيع',
  autograph: 'إمضاء | docusign',
  initials: 'توقيع الكتروني | توقيع بي دي اف',
  'electronic signature': 'اضافة توقيع | sign pdf',
  docusign: 'التوقيع على pdf',
  'put my name': 'توقيع ملف',
  Signature: 'التوقيع',
  Draw: 'رسم',
  Type: 'كتابة',
  Picture: 'صورة',
  'A PNG with transparency looks best.': 'يُفضَّل أن تكون PNG بخلفية شفافة.',
  Initials: 'الأحرف الأولى',
  Date: 'التاريخ',
  '28 Nov 2026': '28 نوفمبر 2026',
  'Is this a digital signature?': 'هل هذا توقيع رقمي؟',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    'لا. هو توقيع ظاهر: خطوط أو صورة على الصفحة. ولا يثبت من وقّع ولا أن الملف لم يتغير بعده. للتوقيع الرقمي استخدم «توقيع PDF بشهادة رقمية».',
  'Where does the signature go?': 'أين يوضع التوقيع؟',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    'في أسفل يمين الصفحة الأخيرة، ما لم تسحبه إلى مكان آخر. اضغط «وضع التوقيع» على أي صفحة لتوقّع هناك أيضًا، وتوضع الأحرف الأولى والتاريخ بالطريقة نفسها.',
  'Can I sign without a mouse or a finger?': 'هل يمكنني التوقيع بلا فأرة أو إصبع؟',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    'نعم: اكتب اسمك وضعه بلوحة المفاتيح. ويُكتب بنمط مائل يشبه خط اليد. الأحرف المدعومة: {0}',
  'Can it be removed again?': 'هل يمكن إزالته لاحقًا؟',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    'نعم، لمن يعرف كيف، مثل أي شيء مرسوم على صفحة. وتُزال التوقيعات الرقمية الموجودة لأنها لا تصلح إلا للملف الأصلي.',
  'Is my signature stored?': 'هل يُخزَّن توقيعي؟',
  'No. It exists only on this page, and is gone when you leave it.':
    'لا. فهو موجود في هذه الصفحة فقط، ويختفي عند مغادرتها.',
} satisfies TableWords<'tools/sign-pdf'>;
