export default {
  'Fill PDF form': 'تعبئة نموذج PDF',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'املأ حقول نموذج PDF: النصوص ومربعات الاختيار والخيارات.',
  'Fill in and save': 'تعبئة وحفظ',
  filled: 'معبّأ',
  'fill in form': 'تعبئة نموذج | استمارة',
  'fill out': 'ملء استمارة | تعبئة طلب',
  'complete form': 'تعبئة استمارة | تعبئة استماره pdf',
  acroform: 'تعبئة pdf | نموذج قابل للتعبئة',
  'type on pdf form': 'ملئ نموذج | acroform',
  'form filler': 'الكتابة في نموذج pdf | fill form',
  'fillable pdf': 'نموذج pdf',
  'Will other programs show what I fill in?': 'هل ستعرض البرامج الأخرى ما أكتبه؟',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    'نعم. يُخزَّن مظهر كل قيمة في الملف، فلا يعتمد على البرنامج الذي يفتحه. ويبقى النموذج نموذجًا، فيمكن تغيير القيم لاحقًا. ولجعلها جزءًا من الصفحات استخدم «تسطيح PDF» على النتيجة.',
  'The page says that my file has no form. Why?': 'تقول الصفحة إن ملفي بلا نموذج. لماذا؟',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    'بعض النماذج مجرد خطوط على صفحة، ولا يحدد الملف مواضع الكتابة. استخدم لها «الكتابة على PDF»: تضع نصًا وعلامات صح وخطأ في أي مكان من الصفحة.',
  'Can I fill it in with the keyboard alone?': 'هل يمكنني تعبئته بلوحة المفاتيح وحدها؟',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    'نعم. ينقلك المفتاح Tab من حقل إلى حقل بالترتيب الذي يذكره النموذج. و«العرض كقائمة» يعدّد كل الحقول مع تسمياتها، وهذا يناسب أيضًا قارئات الشاشة والشاشات الصغيرة.',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    'كلها. تُرسم هنا الأحرف اللاتينية واليونانية والسيريلية والأرمنية والجورجية. أما القيم بأحرف أخرى، كالعربية والعبرية والهندية والصينية، فتُخزَّن في النموذج ويرسمها قارئ PDF الذي يفتح الملف، وتذكر النتيجة هذه الأحرف.',
  'What does not work?': 'ما الذي لا يعمل؟',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    'لا تُشغَّل البرامج النصية في النماذج، فلا تُحسب المجاميع. وتُكتب التواريخ والأوقات والأرقام بالشكل الذي يذكره النموذج، وتنبّهك النتيجة إلى أي قيمة لا تناسبه. ولا تعرض نماذج XFA إلا صفحاتها العادية. وتُزال التوقيعات الرقمية لأنها لا تصلح إلا للملف الأصلي.',
} satisfies TableWords<'tools/fill-pdf-form'>;
