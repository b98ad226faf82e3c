export default {
  'Sign PDF with a certificate': 'توقيع PDF بشهادة رقمية',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    'وقّع ملف PDF رقميًا بشهادتك، ليتحقق أي شخص ممن وقّعه.',
  'digitally sign': 'توقيع رقمي | توقيع بمفتاح',
  'certificate signature': 'توقيع بشهادة | اعتماد pdf',
  pfx: 'توقيع الكتروني معتمد | هوية رقمية',
  'qualified signature': 'pfx | توقيع pdf رقميا',
  'cryptographic signature': 'p12 | digital signature',
  'sign with key': 'شهادة رقمية',
  'certify pdf': 'توقيع مؤهل',
  'digital id': 'توقيع مشفر',
  'Key and certificate': 'المفتاح والشهادة',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    'ملف ⁨.p12⁩ أو ⁨.pfx⁩، أو ملفات PEM فيها المفتاح الخاص وشهاداته.',
  'Password of the key, if any': 'كلمة مرور المفتاح، إن وُجدت',
  'Show it on a page': 'إظهاره على صفحة',
  No: 'لا',
  'First page': 'الصفحة الأولى',
  'Last page': 'الصفحة الأخيرة',
  'A box at the bottom right that says who signed, and when.': 'مربع في أسفل اليمين يذكر من وقّع ومتى.',
  'Reason, if any': 'السبب، إن وُجد',
  'Place, if any': 'المكان، إن وُجد',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'طريقة حشو أحدث لمفاتيح RSA، لا تستطيع بعض البرامج القديمة التحقق منها.',
  'What kind of signature is this?': 'ما نوع هذا التوقيع؟',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'توقيع PAdES أساسي (B-B، ETSI.CAdES.detached). وقارئات PDF التي تفحص التوقيعات تبيّن من وقّع وهل تغيّر الملف بعد ذلك. أما ثقتها بشهادتك فتعتمد على الجهة التي أصدرتها.',
  'Is my key safe?': 'هل مفتاحي في أمان؟',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    'يُقرأ المفتاح وكلمة مروره في هذه الصفحة فقط. ولا يُخزَّنان أبدًا، وجزء الصفحة الذي يقرؤهما لا يتصل بالشبكة. ويختفيان عند مغادرة الصفحة.',
  'Which keys work?': 'أي المفاتيح تصلح؟',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    'مفاتيح RSA، ومفاتيح ECDSA على P-256 وP-384 وP-521، في ملف ⁨.p12⁩ أو ⁨.pfx⁩ أو في ملفات PEM. أما المفاتيح التي على البطاقات الذكية ورموز الأمان فلا يمكن استخدامها في صفحة ويب.',
  'Is there a timestamp?': 'هل هناك ختم زمني؟',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    'لا. يأتي الختم الزمني من خادم، وهذه الصفحة لا تتصل بالشبكة. ويذكر التوقيع وقت جهازك، وهو لا يثبت شيئًا. وعندما تنتهي صلاحية شهادتك قد لا تقبل البرامج التوقيع بعدها.',
  'What happens to existing signatures?': 'ماذا يحدث للتوقيعات الموجودة؟',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    'تبقى صالحة: يُضاف التوقيع الجديد في آخر الملف، ويبقى كل ما قبله كما هو تمامًا. وإذا كان مؤلف الملف لا يسمح بتوقيعات أخرى فستخبرك الصفحة بذلك. ولا يمكن توقيع الملفات المشفَّرة هنا.',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
