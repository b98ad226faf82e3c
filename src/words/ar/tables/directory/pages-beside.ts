export default {
  'Record audio': 'تسجيل الصوت',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    'سجّل من الميكروفون بصيغة MP3 أو M4A أو Opus أو FLAC أو WAV. يبقى ما تقوله على هذا الجهاز.',
  microphone: 'ميكروفون | تسجيل من المايك',
  'voice recorder': 'مسجل صوت | ريكورد',
  'record voice': 'تسجيل صوت | سجل صوتي',
  dictaphone: 'مسجل الصوت | تسجيل مقطع صوتي',
  mic: 'مايك',
  'sound recorder': 'تسجيل صوتي',
  'Who can hear it?': 'من يمكنه سماع التسجيل؟',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    'أنت وحدك. يمنع المتصفح أي اتصال من هذه الصفحة، وهي الصفحة الوحيدة في الموقع التي يمكنها استخدام الميكروفون، بعد أن تسمح بذلك.',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    'تتوقف المدة على مساحة القرص: تشغل الساعة نحو ⁨700 MB⁩ أثناء التسجيل، و⁨60 MB⁩ عند حفظها بصيغة MP3. أبقِ علامة التبويب مفتوحة حتى تحفظ التسجيل.',
  'Can I change the format afterwards?': 'هل يمكنني تغيير الصيغة لاحقًا؟',
  'Yes. Choose another one, and the same recording is saved again.': 'نعم. اختر صيغة أخرى، فيُحفظ التسجيل نفسه من جديد.',
} satisfies TableWords<'directory/pages-beside'>;
