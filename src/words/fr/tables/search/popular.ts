export default {
  'HEIC to JPG': 'HEIC en JPG',
  'Photo under 200 kB': 'Photo de moins de 200 ko',
  'Video for WhatsApp': 'Vidéo pour WhatsApp',
} satisfies TableWords<'search/popular'>;
