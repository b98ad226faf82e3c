export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'واتساب | واتس اب | واتس',
  'whatsapp video': 'فيديو واتساب | ضغط فيديو للواتس',
  'video for whatsapp': 'فيديو للواتس | فيديو للواتساب | تصغير فيديو للواتس',
  'whatsapp status': 'حالة واتساب | ستوري واتس',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'تحدد وثائق WhatsApp للمطورين ⁨16 MB⁩ لرسالة الفيديو، بصيغة MP4 مع H.264 وAAC، وهذا ما تنتجه هذه الصفحة. أما الملفات الأكبر فيمكن إرسالها كمستند، بلا معاينة في المحادثة.',
  Discord: 'Discord',
  discord: 'ديسكورد | discord',
  'discord video': 'فيديو ديسكورد',
  'video for discord': 'ضغط فيديو للديسكورد',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    'بلا اشتراك يقبل Discord ملفات لا تتجاوز ⁨10 MB⁩. اضبط الحجم على ⁨50 MB⁩ أو أكثر إذا سمح حسابك أو خادمك بذلك.',
  email: 'البريد الإلكتروني | ايميل | email',
  mail: 'بريد | ارسال فيديو كبير',
  gmail: 'جيميل | gmail',
  outlook: 'اوتلوك | outlook',
  'video for email': 'فيديو للايميل',
  'video attachment': 'مرفق فيديو',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    'لا تقبل صناديق بريد كثيرة رسائل تتجاوز ⁨25 MB⁩. وتُحوَّل المرفقات في البريد إلى نص يشغل مساحة أكبر بنسبة ⁨37%⁩، فأكبر فيديو يمكن إرساله نحو ⁨18 MB⁩.',
  '30 seconds': '30 ثانية',
  'one minute': 'دقيقة واحدة',
  'three minutes': 'ثلاث دقائق',
  '{0} Mbit/s for {1}': '⁨{0} Mbit/s⁩ لمدة {1}',
  'Compress video for {0}': 'ضغط فيديو ليناسب {0}',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    'اجعل الفيديو أصغر من ⁨{0} MB⁩، بصيغة MP4 مع H.264 وAAC، ليعمل على كل جهاز يعمل عليه {1}.',
  'Why {0} MB?': 'لماذا ⁨{0} MB⁩؟',
  'How long may a video be to look good in {0} MB?': 'كم يمكن أن تكون مدة الفيديو ليبدو جيدًا في ⁨{0} MB⁩؟',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    'في ⁨{0} MB⁩ متسع لهذه المعدلات، والصوت من ضمنها: {1}. يكفي ⁨1 Mbit/s⁩ لشخص يتحدث، وتحتاج الرياضة والألعاب إلى 3 أو أكثر. وإن كان الفيديو أطول فقصّه أولًا.',
} satisfies TableWords<'presets/video-presets'>;
