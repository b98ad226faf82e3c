export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'whatsapp | wasap',
  'whatsapp video': 'video whatsapp | vídeo de whatsapp',
  'video for whatsapp': 'vídeo para whatsapp | video para wasap',
  'whatsapp status': 'estado de whatsapp',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'La documentación de WhatsApp para desarrolladores indica 16 MB para un mensaje de vídeo, como MP4 con H.264 y AAC: eso es lo que hace esta página. Los archivos mayores se pueden enviar como documento, sin vista previa en el chat.',
  Discord: 'Discord',
  discord: 'discord',
  'discord video': 'vídeo de discord',
  'video for discord': 'vídeo para discord',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    'Sin suscripción, Discord acepta archivos de 10 MB como máximo. Pon 50 MB o más si tu cuenta o tu servidor lo permite.',
  email: 'email',
  mail: 'correo | correo electrónico',
  gmail: 'gmail',
  outlook: 'outlook',
  'video for email': 'vídeo para correo | enviar video por correo',
  'video attachment': 'vídeo adjunto',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    'Muchos buzones aceptan mensajes de 25 MB como máximo. El correo escribe los adjuntos como texto, que ocupa un 37 % más, así que lo máximo que pasa es un vídeo de unos 18 MB.',
  '30 seconds': '30 segundos',
  'one minute': 'un minuto',
  'three minutes': 'tres minutos',
  '{0} Mbit/s for {1}': '{0} Mbit/s durante {1}',
  'Compress video for {0}': 'Comprimir vídeo para {0}',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    'Haz que un vídeo ocupe menos de {0} MB, como MP4 con H.264 y AAC, que se reproduce donde tengas {1}.',
  'Why {0} MB?': '¿Por qué {0} MB?',
  'How long may a video be to look good in {0} MB?': '¿Cuánto puede durar un vídeo para verse bien en {0} MB?',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    '{0} MB dan para {1}, sonido incluido. Una persona hablando se ve bien con 1 Mbit/s; los deportes y los videojuegos piden 3 o más. Si el tuyo dura más, recórtalo antes.',
} satisfies TableWords<'presets/video-presets'>;
