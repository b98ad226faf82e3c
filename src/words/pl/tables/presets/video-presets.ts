export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'whatsapp',
  'whatsapp video': 'film na whatsapp',
  'video for whatsapp': 'wideo na whatsapp | zmniejsz film na whatsapp',
  'whatsapp status': 'status whatsapp | film na status',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'Dokumentacja WhatsApp dla programistów podaje limit 16 MB na wiadomość wideo, w MP4 z H.264 i AAC: właśnie taki plik powstaje tutaj. Większe pliki można wysłać jako dokument, bez podglądu w czacie.',
  Discord: 'Discord',
  discord: 'discord',
  'discord video': 'film na discorda',
  'video for discord': 'wideo na discord',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    'Bez subskrypcji Discord przyjmuje pliki do 10 MB. Ustaw 50 MB lub więcej, jeśli pozwala na to Twoje konto lub serwer.',
  email: 'e-mail | email',
  mail: 'mail',
  gmail: 'gmail',
  outlook: 'outlook',
  'video for email': 'film na maila | wideo mailem',
  'video attachment': 'film w załączniku | za duży film do wysłania',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    'Wiele skrzynek przyjmuje wiadomości do 25 MB. Poczta przesyła załączniki jako tekst, który zajmuje o 37 procent więcej miejsca, więc zmieści się wideo do mniej więcej 18 MB.',
  '30 seconds': '30 sekundach',
  'one minute': 'minucie',
  'three minutes': 'trzech minutach',
  '{0} Mbit/s for {1}': '{0} Mbit/s przy {1}',
  'Compress video for {0}': 'Kompresuj wideo na {0}',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    'Zmniejsz wideo do {0} MB, jako MP4 z H.264 i AAC, które odtworzysz wszędzie tam, gdzie działa {1}.',
  'Why {0} MB?': 'Dlaczego {0} MB?',
  'How long may a video be to look good in {0} MB?': 'Jak długie może być wideo, żeby dobrze wyglądało w {0} MB?',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    '{0} MB pozwala na {1}, razem z dźwiękiem. Osoba mówiąca do kamery wygląda dobrze przy 1 Mbit/s, a sport i gry wymagają 3 lub więcej. Jeśli nagranie jest dłuższe, najpierw je przytnij.',
} satisfies TableWords<'presets/video-presets'>;
