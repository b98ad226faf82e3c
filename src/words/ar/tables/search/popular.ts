export default {
  'HEIC to JPG': 'HEIC إلى JPG',
  'Photo under 200 kB': 'صورة أقل من ⁨200 kB⁩',
  'Video for WhatsApp': 'فيديو لـ WhatsApp',
} satisfies TableWords<'search/popular'>;
