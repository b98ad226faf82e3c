export default {
  'Thank you': 'شكرًا لك',
  'We have your message, and a person will read it.': 'وصلتنا رسالتك وسيقرؤها أحدنا.',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    'وصلتنا رسالتك وسيقرؤها أحدنا. وسنرد على عنوان البريد الذي ذكرته.',
  'Back to the tools': 'العودة إلى الأدوات',
} satisfies TableWords<'pages/contact/thanks.astro'>;
