export default {
  WhatsApp: 'WhatsApp',
  whatsapp: 'whatsapp',
  'whatsapp video': 'vidéo whatsapp | vidéo trop lourde whatsapp',
  'video for whatsapp': 'vidéo pour whatsapp',
  'whatsapp status': 'statut whatsapp',
  'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.':
    'La documentation de WhatsApp pour les développeurs donne 16 Mo pour un message vidéo, en MP4 avec H.264 et AAC : c’est ce que fait cette page. Un fichier plus gros peut partir comme document, sans aperçu dans la discussion.',
  Discord: 'Discord',
  discord: 'discord',
  'discord video': 'vidéo discord',
  'video for discord': 'vidéo pour discord',
  'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.':
    'Sans abonnement, Discord accepte des fichiers de 10 Mo au plus. Choisissez 50 Mo ou plus si votre compte ou votre serveur le permet.',
  email: 'l’e-mail',
  mail: 'mail | courriel',
  gmail: 'gmail',
  outlook: 'outlook',
  'video for email': 'vidéo par mail | envoyer vidéo par mail',
  'video attachment': 'vidéo en pièce jointe',
  'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.':
    'Beaucoup de messageries acceptent des messages de 25 Mo au plus. Un e-mail code les pièces jointes sous forme de texte, ce qui prend 37 % de place en plus : une vidéo d’environ 18 Mo est donc le maximum accepté.',
  '30 seconds': '30 secondes',
  'one minute': 'une minute',
  'three minutes': 'trois minutes',
  '{0} Mbit/s for {1}': '{0} Mbit/s pour {1}',
  'Compress video for {0}': 'Compresser une vidéo pour {0}',
  'Make a video fit under {0} MB, as MP4 with H.264 and AAC, which plays wherever {1} does.':
    'Réduisez une vidéo à moins de {0} Mo, en MP4 avec H.264 et AAC, lisible partout où {1} fonctionne.',
  'Why {0} MB?': 'Pourquoi {0} Mo ?',
  'How long may a video be to look good in {0} MB?': 'Quelle durée pour une vidéo nette de {0} Mo ?',
  '{0} MB leave {1}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.':
    '{0} Mo laissent {1}, son compris. Une personne qui parle rend bien à 1 Mbit/s ; le sport et les jeux en demandent 3 ou plus. Si la vôtre est plus longue, raccourcissez-la d’abord.',
} satisfies TableWords<'presets/video-presets'>;
