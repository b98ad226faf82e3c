export default {
  'Thank you': 'Dziękujemy',
  'We have your message, and a person will read it.': 'Dostaliśmy Twoją wiadomość i przeczyta ją człowiek.',
  'We have your message, and a person will read it. We reply to the email address you gave.':
    'Dostaliśmy Twoją wiadomość i przeczyta ją człowiek. Odpiszemy na podany adres e-mail.',
  'Back to the tools': 'Wróć do narzędzi',
} satisfies TableWords<'pages/contact/thanks.astro'>;
