export default {
  'Repair PDF': 'إصلاح PDF',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    'أصلح ملف PDF تالفًا: استعد كائناته وصفحاته، وأزل ما لا يمكن قراءته، واعرف ما كان فيه من خلل.',
  Repair: 'إصلاح',
  repaired: 'مُصلَح',
  fix: 'اصلاح pdf | اصلاح ملف',
  broken: 'ملف تالف | تصليح pdf',
  corrupt: 'pdf تالف | ملف معطوب',
  damaged: 'pdf لا يفتح | بي دي اف خربان',
  recover: 'ملف pdf لا يفتح | اصلاح بي دي اف',
  'cannot open': 'استرجاع pdf | repair pdf',
  restore: 'استعادة pdf',
  'What can be repaired?': 'ما الذي يمكن إصلاحه؟',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    'قائمة كائنات خاطئة أو مفقودة، وملف مبتور، وصفحات لا يشير إليها شيء، وشجرة صفحات متناقضة، وكائنات تخالف القواعد، وتدفقات بطول خاطئ أو بيانات تالفة، وبايتات زائدة في البداية. وتُزال الكائنات التي لا يمكن قراءتها. وتذكر النتيجة ما عُثر عليه ومقدار ما فُحص.',
  'What cannot be repaired?': 'ما الذي لا يمكن إصلاحه؟',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    'البيانات الناقصة من الملف. فإذا بُتر ملف أُنقذت كائنات جزئه الأول، وإن لم تكن بينها صفحة أخبرتك النتيجة بذلك. والبيانات التي لا يمكن فك ضغطها تبقى في الملف كما هي، وكذلك الصور التالفة والخطوط التالفة والأخطاء في أوامر رسم الصفحة. وتذكر النتيجة إن وُجد شيء منها، إلا الخطوط فهي لا تُفحص.',
  'What if nothing is wrong?': 'ماذا لو لم يكن فيه خلل؟',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    'تذكر النتيجة ذلك. ومع هذا يُكتب الملف من جديد بقائمة كائنات صحيحة وبلا أجزاء غير مستخدمة. فبعض قارئات PDF أشد صرامة من غيرها، وقد يكون هذا كل ما تحتاجه.',
} satisfies TableWords<'tools/repair-pdf'>;
