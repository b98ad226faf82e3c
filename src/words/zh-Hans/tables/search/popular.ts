export default {
  'HEIC to JPG': 'HEIC 转 JPG',
  'Photo under 200 kB': '照片压到 200 kB',
  'Video for WhatsApp': '视频发 WhatsApp',
} satisfies TableWords<'search/popular'>;
