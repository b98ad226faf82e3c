export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'whatsapp | zap | whats | wpp',
  'whatsapp video': 'vídeo whatsapp | vídeo do whatsapp | video zap',
  'video for whatsapp': 'vídeo para whatsapp | mandar vídeo no whatsapp | vídeo para o zap',
  'whatsapp status': 'status do whatsapp | status whatsapp',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'A documentação do WhatsApp para desenvolvedores fala em 16 MB para uma mensagem de vídeo, em MP4 com H.264 e AAC: é isso que esta página faz. Arquivos maiores podem ir como documento, sem pré-visualização na conversa.',
  Discord: 'Discord',
  discord: 'discord',
  'discord video': 'vídeo discord',
  'video for discord': 'vídeo para discord | mandar vídeo no discord',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    'Sem assinatura, o Discord aceita arquivos de no máximo 10 MB. Use 50 MB ou mais se a sua conta ou o seu servidor permitir.',
  email: 'e-mail',
  mail: 'email | correio eletrônico',
  gmail: 'gmail',
  outlook: 'outlook | hotmail',
  'video for email': 'vídeo para email | mandar vídeo por email | enviar vídeo por email',
  'video attachment': 'vídeo em anexo | anexar vídeo',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    'Muitas caixas de e-mail aceitam mensagens de no máximo 25 MB. O e-mail transforma os anexos em texto, que ocupa 37% a mais, então o máximo que passa é um vídeo de uns 18 MB.',
  '30 seconds': '30 segundos',
  'one minute': 'um minuto',
  'three minutes': 'três minutos',
  '{0} Mbit/s for {1}': '{0} Mbit/s para {1}',
  'Compress video for {0}': 'Comprimir vídeo para {0}',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    'Deixe um vídeo com menos de {0} MB, em MP4 com H.264 e AAC, que toca em qualquer aparelho com {1}.',
  'Why {0} MB?': 'Por que {0} MB?',
  'How long may a video be to look good in {0} MB?': 'Quanto pode durar um vídeo para ficar bom em {0} MB?',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    '{0} MB dão {1}, contando o som. Uma pessoa falando fica bem com 1 Mbit/s; esportes e jogos pedem 3 ou mais. Se o seu for mais longo, apare antes.',
} satisfies TableWords<'presets/video-presets'>;
