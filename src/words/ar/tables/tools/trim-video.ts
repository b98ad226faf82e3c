export default {
  'Trim video': 'قص الفيديو',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    'قصّ بداية الفيديو ونهايته مهما كان حجمه، في ثوانٍ ودون فقد.',
  'part of video': 'قص فيديو | قص جزء من الفيديو | تقطيع الفيديو',
  snip: 'تقطيع فيديو | تقصير فيديو | قص مقطع فيديو',
  'video cutter': 'قص الفيديو | قص بداية الفيديو | حذف جزء من الفيديو',
  'remove start': 'قطع فيديو | قص فديو | video cutter',
  'Cut exactly': 'قص دقيق',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    'يُقص عند الإطار المحدد بإعادة ترميز الفيديو قرب موضع القص أو كله. وعند إيقافه يبدأ المقطع عند الإطار الرئيسي السابق ويُنسخ.',
  'Why does my clip start a little early?': 'لماذا يبدأ المقطع قبل الوقت المحدد بقليل؟',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    'لا يبدأ النسخ إلا عند إطار رئيسي، وكثيرًا ما تفصل بين الإطارات الرئيسية بضع ثوانٍ. يبدأ المقطع عند آخر إطار رئيسي قبل البداية التي حددتها، وتذكر النتيجة موضعه. أما «قص دقيق» فيبدأ عند الإطار المحدد.',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    'لا، بلا «قص دقيق»: يُنسخ الفيديو والصوت كما هما تمامًا. ومعه لا يُعاد ترميز H.264 وVP8 وVP9 إلا من موضع القص إلى الإطار الرئيسي التالي، بما يصل إلى ضعفي معدل البت، ثم يُنسخ الباقي. وإذا لم يكن بينهما إطار رئيسي، وكذلك مع الترميزات الأخرى، يُعاد ترميز الفيديو كله بمعدل البت الأصلي تقريبًا.',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    'بصيغة ملفك نفسها ما لم تختر غيرها. يُنسخ الفيديو والصوت إليها إن كانت تدعمهما، وإلا أُعيد ترميزهما. ولإبقاء الصوت فقط، بصيغة MP3 مثلًا، استخدم «قص الصوت» الذي يقبل الفيديو أيضًا. وتتحول تسجيلات MPEG-TS إلى MP4 دون إعادة ترميز.',
} satisfies TableWords<'tools/trim-video'>;
