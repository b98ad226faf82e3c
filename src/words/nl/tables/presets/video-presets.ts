export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'whatsapp',
  'whatsapp video': 'whatsapp video | video te groot voor whatsapp',
  'video for whatsapp': 'video voor whatsapp | video appen',
  'whatsapp status': 'whatsapp status',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'In zijn documentatie voor ontwikkelaars noemt WhatsApp 16 MB voor een videobericht, als MP4 met H.264 en AAC: dat is wat deze pagina maakt. Grotere bestanden kunnen als document, zonder voorbeeld in de chat.',
  Discord: 'Discord',
  discord: 'discord',
  'discord video': 'discord video',
  'video for discord': 'video voor discord',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    'Zonder abonnement accepteert Discord bestanden tot 10 MB. Stel 50 MB of meer in als je account of server dat toestaat.',
  email: 'e-mail',
  mail: 'mail',
  gmail: 'gmail',
  outlook: 'outlook',
  'video for email': 'video mailen | video voor e-mail',
  'video attachment': 'video als bijlage | video bijlage',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    'Veel mailboxen accepteren berichten tot 25 MB. In een e-mail worden bijlagen omgezet in tekst, wat 37% meer ruimte kost. Een video mag dus hoogstens ongeveer 18 MB zijn.',
  '30 seconds': '30 seconden',
  'one minute': 'één minuut',
  'three minutes': 'drie minuten',
  '{0} Mbit/s for {1}': '{0} Mbit/s bij {1}',
  'Compress video for {0}': 'Video comprimeren voor {0}',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    'Maak een video kleiner dan {0} MB, als MP4 met H.264 en AAC, die werkt op elk apparaat met {1}.',
  'Why {0} MB?': 'Waarom {0} MB?',
  'How long may a video be to look good in {0} MB?': 'Hoe lang mag een video zijn om er in {0} MB goed uit te zien?',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    'Met {0} MB heb je {1}, inclusief geluid. Pratende mensen zien er bij 1 Mbit/s prima uit; sport en games hebben 3 of meer nodig. Is je video langer, kort hem dan eerst in.',
} satisfies TableWords<'presets/video-presets'>;
