export default {
  'Check PDF signatures': 'فحص توقيعات PDF',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'اعرف من وقّع PDF رقميًا، وهل كل توقيع صالح، وماذا تغيّر بعده.',
  'Check signatures': 'فحص التوقيعات',
  'verify signature': 'التحقق من التوقيع | كشف التزوير',
  'validate signature': 'فحص التوقيع | هل التوقيع اصلي',
  'signature validation': 'صحة التوقيع | verify signature',
  'who signed': 'من وقع الملف',
  certificate: 'شهادة',
  pdfsig: 'هل الملف مزور',
  tampered: 'pdf مزور',
  'is this pdf genuine': 'تزوير pdf',
  'fake pdf': 'التحقق من pdf',
  forged: 'توقيع صالح',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    'يُفحص أن البايتات الموقّعة لم تتغير، وأن التوقيع أُنشئ بمفتاح شهادته، وأنه يغطي الملف كما يجب، وأن كل شهادة صادرة عن التي تليها، بقدر ما يوجد من الشهادات في الملف. وإذا كانت في الملف نسخ جاءت بعد توقيع، ذكر التقرير ما غيّرته: محتوى الصفحات وقيم النماذج والتعليقات وغيرها.',
  'What is not checked?': 'ما الذي لا يُفحص؟',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0} ولا تُقارَن الشهادات بقائمة جهات موثوقة أيضًا. فالتوقيع الصالح هنا يعني أن الملف لم يتغير وأن صاحب هذه الشهادة وقّعه. قارن رمز SHA-256 للشهادة بما يخبرك به الموقّع، أو افحص الشهادة ببرنامج لديه قائمة كهذه.',
  'What does “Changed after it was signed” mean?': 'ماذا يعني «عُدّل بعد توقيعه»؟',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    'النسخة الموقّعة ما زالت في الملف دون تغيير، لكن نسخة لاحقة تعرض شيئًا آخر. يسمح PDF بذلك، وتستغله بعض الهجمات. ويعدّد التقرير الاختلافات. ولا تُحسب التوقيعات اللاحقة والبيانات اللازمة لفحصها تغييرًا في المحتوى.',
  'Is the time of signing reliable?': 'هل وقت التوقيع موثوق؟',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    'لا. هو الوقت في ساعة جهاز الموقّع. ولا يثبته إلا ختم زمني من جهة معتمدة، والأختام الزمنية لا تُفحص هنا.',
  'Which signatures are supported?': 'أي التوقيعات مدعومة؟',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    'توقيعات CMS وPAdES المنفصلة (adbe.pkcs7.detached وETSI.CAdES.detached) وadbe.pkcs7.sha1، مع RSA (PKCS #1 v1.5 وPSS) أو ECDSA (P-256 وP-384 وP-521)، وSHA-1 أو SHA-256 أو SHA-384 أو SHA-512. ويُشار إلى SHA-1 على أنها ضعيفة. وأي توقيع غيرها يُذكر أنه لم يُفحص.',
} satisfies TableWords<'tools/verify-pdf'>;
