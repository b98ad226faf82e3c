export default {
  'HEIC to JPG': 'HEIC 转 JPG',
  'Photo under 200 kB': '照片 200 kB 以内',
  'Video for WhatsApp': '视频发 WhatsApp',
} satisfies TableWords<'search/popular'>;
