export default {
  Contact: 'Kontakt',
  'Your email, so we can reply': 'Twój e-mail, żebyśmy mogli odpisać',
  Message: 'Wiadomość',
  'Leave this empty': 'Zostaw to pole puste',
  'An agent has filled in this form. Read it before you press Send.':
    'Ten formularz wypełnił agent. Przeczytaj go, zanim naciśniesz „Wyślij”.',
  Send: 'Wyślij',
  'Thank you. We have your message, and a person will read it.':
    'Dziękujemy. Dostaliśmy Twoją wiadomość i przeczyta ją człowiek.',
  'Before you write': 'Zanim napiszesz',
  'Who reads it?': 'Kto to czyta?',
  'A person, who replies to the address that you give. Nothing is sent until you press Send.':
    'Człowiek, który odpowie na podany przez Ciebie adres. Nic nie jest wysyłane, dopóki nie naciśniesz „Wyślij”.',
  'Did a tool fail?': 'Narzędzie nie zadziałało?',
  'Say which tool, which browser, and what kind of file. Copy the message that the page showed. This form does not take files.':
    'Napisz, które to narzędzie, jaka przeglądarka i jaki rodzaj pliku. Skopiuj komunikat ze strony. Ten formularz nie przyjmuje plików.',
  'Is something missing?': 'Czegoś brakuje?',
  '<a>Not done here</a> says what to use in the meantime. Tell us what you need it for.':
    'W sekcji <a>Czego tu nie ma</a> piszemy, czego użyć w międzyczasie. Napisz nam, do czego tego potrzebujesz.',
  'Did you find a security problem?': 'Znasz lukę w zabezpieczeniach?',
  'Write here too, and say how to reproduce it. For scanners: <a>security.txt</a>.':
    'O niej też napisz tutaj i podaj, jak ją odtworzyć. Dla skanerów: <a>security.txt</a>.',
  'What happens to your message?': 'Co dzieje się z wiadomością?',
  '<a>We store it to answer you</a>, and delete it when you ask. Programs can write through the <a2>API</a2>.':
    '<a>Przechowujemy ją, żeby odpowiedzieć</a>, i usuwamy, gdy poprosisz. Programy mogą pisać przez <a2>API</a2>.',
} satisfies TableWords<'pages/contact.astro'>;
