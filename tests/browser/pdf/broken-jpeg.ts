/** A truncated picture in a PDF, with only its header: no browser decodes it. */
export const brokenJpeg = {
  entries: '/Width 80 /Height 80 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
  data: '\xFF\xD8\xFF\xC0\x00\x11\x08\x00\x50\x00\x50\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01\xFF\xD9',
};
