export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'whatsapp | wa | watsapp',
  'whatsapp video': 'video whatsapp | video di whatsapp',
  'video for whatsapp': 'video per whatsapp | inviare video su whatsapp',
  'whatsapp status': 'stato whatsapp | stato di whatsapp',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'La documentazione di WhatsApp per sviluppatori indica 16 MB per un messaggio video, in MP4 con H.264 e AAC: è quello che crea questa pagina. I file più grandi si possono inviare come documento, senza anteprima nella chat.',
  Discord: 'Discord',
  discord: 'discord',
  'discord video': 'video discord | video di discord',
  'video for discord': 'video per discord',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    'Senza abbonamento, Discord accetta file di al massimo 10 MB. Imposta 50 MB o più se il tuo account o il tuo server lo permette.',
  email: 'email',
  mail: 'mail | posta elettronica',
  gmail: 'gmail',
  outlook: 'outlook',
  'video for email': 'video per email | inviare video per email',
  'video attachment': 'allegato video | allegare video',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    'Molte caselle accettano messaggi di al massimo 25 MB. La posta elettronica trasmette gli allegati come testo, che occupa il 37% in più, quindi un video di circa 18 MB è il massimo che passa.',
  '30 seconds': '30 secondi',
  'one minute': 'un minuto',
  'three minutes': 'tre minuti',
  '{0} Mbit/s for {1}': '{0} Mbit/s per {1}',
  'Compress video for {0}': 'Comprimi video per {0}',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    'Porta un video sotto {0} MB, in MP4 con H.264 e AAC, per inviarlo via {1} e guardarlo su ogni dispositivo.',
  'Why {0} MB?': 'Perché {0} MB?',
  'How long may a video be to look good in {0} MB?': 'Quanto può durare un video per vedersi bene in {0} MB?',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    '{0} MB permettono {1}, audio compreso. Una persona che parla si vede bene a 1 Mbit/s; sport e giochi ne vogliono 3 o più. Se il tuo dura di più, taglialo prima.',
} satisfies TableWords<'presets/video-presets'>;
