export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'whatsapp',
  'whatsapp video': 'whatsapp video | video zu groß für whatsapp',
  'video for whatsapp': 'video für whatsapp | video verkleinern whatsapp',
  'whatsapp status': 'whatsapp status',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'In seiner Dokumentation für Entwickler nennt WhatsApp 16 MB für eine Videonachricht, als MP4 mit H.264 und AAC: Genau das macht diese Seite. Größere Dateien gehen als Dokument, dann ohne Vorschau im Chat.',
  Discord: 'Discord',
  discord: 'discord',
  'discord video': 'discord video',
  'video for discord': 'video für discord',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    'Ohne Abo nimmt Discord Dateien bis 10 MB an. Stell 50 MB oder mehr ein, wenn dein Konto oder Server das erlaubt.',
  email: 'E-Mail',
  mail: 'mail',
  gmail: 'gmail',
  outlook: 'outlook',
  'video for email': 'video per mail | video per email senden',
  'video attachment': 'video anhang | video als anhang',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    'Viele Postfächer nehmen Nachrichten bis 25 MB an. In E-Mails werden Anhänge als Text kodiert, und das braucht 37 Prozent mehr Platz. Deshalb kommt höchstens ein Video mit etwa 18 MB durch.',
  '30 seconds': '30 Sekunden',
  'one minute': 'eine Minute',
  'three minutes': 'drei Minuten',
  '{0} Mbit/s for {1}': '{0} Mbit/s für {1}',
  'Compress video for {0}': 'Video für {0} komprimieren',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    'Bring ein Video unter {0} MB, als MP4 mit H.264 und AAC, das überall läuft, wo es {1} gibt.',
  'Why {0} MB?': 'Warum {0} MB?',
  'How long may a video be to look good in {0} MB?': 'Wie lang darf ein Video sein, damit es mit {0} MB gut aussieht?',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    '{0} MB reichen für {1}, Ton inbegriffen. Für Menschen, die in die Kamera sprechen, reicht 1 Mbit/s; Sport und Spiele brauchen 3 oder mehr. Ist dein Video länger, kürze es zuerst.',
} satisfies TableWords<'presets/video-presets'>;
