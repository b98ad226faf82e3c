export default {
  'What this browser enforces': 'ما يفرضه هذا المتصفح',
  'From the page': 'من الصفحة',
  '{0} ways, and what the browser says': 'الطرق وعددها {0}، وما يقوله المتصفح عن كل منها',
  'From inside a worker': 'من داخل عامل (worker)',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    'البرامج التي تقرأ ملفك تعمل في عوامل (workers) بجانب الصفحة، ولكل منها سياسة خاصة. وهنا يحاول عامل صُنع لهذا الاختبار إخراج ملفك. وسياسته هي سياسة العامل الذي يقرأ PDF، وليس بين العوامل التي تقرأ الملفات ما سياسته أشد صرامة منها. ولا يُحسب هنا إلا ما يقوله المتصفح. ويظهر الرفض بلا رسالة هكذا: «لم يُرَ رفض».',
  'Ways that lead away': 'طرق تنقلك إلى خارج هذا الموقع',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    'تحاول هذه فتح عنوان آخر وفيه أول بايتات الملف. ويرفض ذلك Chromium 152 وما بعده: ترى صفحة خطأ من المتصفح بدل العنوان، وتعود بزر الرجوع. أما المتصفحات الأخرى فتفتح العنوان، وهو غير موجود: <code>leak.example</code>.',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
