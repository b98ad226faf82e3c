/** Slugs of what most people come for: the home page and the search begin with them. A test holds them against the pages. */
export const popular = [
  'heic-to-jpg',
  'compress-pdf',
  'compress-image-to-200kb',
  'merge-pdf',
  'compress-video-for-whatsapp',
  'sign-pdf',
] as const;
