/** What most people come for, by slug, with short names: the home page and the search start with them. */
export const popular = [
  { slug: 'heic-to-jpg', name: 'HEIC to JPG' },
  { slug: 'merge-pdf', name: 'Merge PDF' },
  { slug: 'compress-image-to-200kb', name: 'Photo under 200 kB' },
  { slug: 'compress-video-for-whatsapp', name: 'Video for WhatsApp' },
  { slug: 'sign-pdf', name: 'Sign PDF' },
  { slug: 'trim-audio', name: 'Trim audio' },
] as const;
