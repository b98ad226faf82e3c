export default {
  'HEIC to JPG': 'HEIC na JPG',
  'Photo under 200 kB': 'Zdjęcie do 200 kB',
  'Video for WhatsApp': 'Wideo na WhatsApp',
} satisfies TableWords<'search/popular'>;
