export default {
  'HEIC to JPG': 'HEIC naar JPG',
  'Photo under 200 kB': 'Foto onder 200 kB',
  'Video for WhatsApp': 'Video voor WhatsApp',
} satisfies TableWords<'search/popular'>;
