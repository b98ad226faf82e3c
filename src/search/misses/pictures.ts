import type { Miss } from './miss.ts';

/** With photos and drawings. */
export const pictures: readonly Miss[] = [
  {
    name: 'Removing a background',
    words: [
      'remove background',
      'background remover',
      'background removal',
      'cut out person',
      'transparent background',
      'remove bg',
      'transparent png',
      'make transparent',
      'png transparent',
    ],
    instead: 'The Photos app of an iPhone or a Mac does it: press and hold the subject. GIMP does it by hand.',
    near: ['crop-image'],
  },
  {
    name: 'Enlarging with artificial intelligence',
    words: ['upscale', 'upscaler', 'ai upscale', 'enhance', 'restore photo', 'colourise'],
    instead: 'Upscayl is free and works on your own computer. Plain enlarging is done here.',
    near: ['resize-image'],
  },
  {
    name: 'Sharpening photos',
    words: ['sharpen', 'sharpen photo', 'sharpen image', 'unblur', 'unblur photo', 'fix blurry photo', 'deblur'],
    instead: 'GIMP is free, works on your own computer, and does it with “Sharpen”.',
    near: ['resize-image'],
  },
  {
    name: 'Turning images into vector drawings',
    words: ['to svg', 'vectorise', 'vectorize', 'trace', 'vector', 'png to svg', 'jpg to svg'],
    instead: 'Inkscape is free and does it with “Trace Bitmap”.',
    near: ['convert-image'],
  },
  {
    name: 'Reading handwriting',
    words: ['handwriting', 'handwritten', 'handwriting to text'],
    instead: 'The Notes and Photos apps of an iPhone, and Google Lens, read it. Printed text is read here.',
    near: ['image-to-text', 'ocr-pdf'],
  },
  {
    name: 'A photo editor',
    words: [
      'photo editor',
      'edit photo',
      'photo filter',
      'filters',
      'brightness',
      'contrast',
      'red eye',
      'saturation',
      'photo negative',
      'sepia',
    ],
    instead: 'GIMP is free and works on your own computer. Cropping, turning and resizing are done here.',
    near: ['crop-image', 'rotate-image', 'resize-image', 'watermark-image'],
  },
  {
    name: 'Turning photos grey',
    words: [
      'black and white photo',
      'greyscale photo',
      'photo to greyscale',
      'photo black and white',
      'greyscale image',
    ],
    instead: 'The Photos app of your phone or computer does it. Whole PDFs become grey here.',
    near: ['greyscale-pdf', 'image-colours'],
  },
  {
    name: 'Cutting images round',
    words: ['round picture', 'round photo', 'round image', 'crop circle', 'circle crop', 'rounded corners'],
    instead: 'Most sites make profile pictures round themselves, so crop the image to a square here.',
    near: ['crop-image'],
  },
  {
    name: 'Removing a watermark',
    words: ['remove watermark', 'watermark remover', 'delete watermark', 'remove logo', 'remove object'],
    instead: 'Ask whoever made the file for one without it.',
  },
];
