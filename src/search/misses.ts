import { elsewhere } from '../words/en/elsewhere.ts';

/** Something that people ask for and this site does not do. */
export interface Miss {
  /** Its name, at the start of a sentence. */
  name: string;
  /** What people type: each one word, or several in this order. In British spelling. */
  words: readonly [string, ...string[]];
  /** What to use instead. */
  instead: string;
  /** Slugs of similar tools here. */
  near?: readonly string[];
}

/** THE table of honest refusals. */
export const misses: readonly Miss[] = [
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
    name: 'Making QR codes',
    words: ['qr', 'qr code', 'qrcode', 'barcode'],
    instead: 'Chrome and Edge make one for any page: choose “Create QR code” in the menu of the page.',
  },
  {
    name: 'Word, Excel and PowerPoint',
    words: [
      'word',
      'docx',
      'doc',
      // The other way round, there is a page for it.
      'word to pdf',
      'docx to pdf',
      'doc to pdf',
      'excel',
      'xlsx',
      'xls',
      'powerpoint',
      'pptx',
      'ppt',
      'odt',
      'office',
      'spreadsheet',
      'txt to pdf',
      'text to pdf',
      'rtf',
      'csv',
    ],
    instead: elsewhere.office,
    near: ['pdf-to-markdown', 'merge-pdf'],
  },
  {
    name: 'Packing and unpacking archives',
    words: ['zip', 'unzip', 'rar', '7z', 'tar', 'archive', 'extract zip'],
    instead:
      'Windows, macOS and Linux do it in their file managers. Several results of a tool here can be saved as one ZIP file.',
  },
  {
    name: 'Editing the text of a PDF',
    words: ['edit pdf', 'edit pdf text', 'change text in pdf', 'pdf editor', 'edit text'],
    instead:
      'LibreOffice Draw opens a PDF and lets you change its text. Here you can write on pages, and arrange, sign, fill in and redact them.',
    near: ['write-on-pdf', 'organise-pdf', 'fill-pdf-form', 'sign-pdf', 'redact-pdf'],
  },
  {
    name: 'Adding bookmarks to a PDF',
    words: ['bookmark pdf', 'add bookmarks', 'pdf bookmarks', 'table of contents'],
    instead:
      'LibreOffice makes them from headings when it saves a PDF. Merging keeps all bookmarks that the files have.',
    near: ['merge-pdf'],
  },
  {
    name: 'Enlarging with artificial intelligence',
    words: ['upscale', 'upscaler', 'ai', 'enhance', 'sharpen', 'unblur', 'restore photo', 'colourise'],
    instead: 'Upscayl is free and works on your own computer. Plain enlarging is done here.',
    near: ['resize-image'],
  },
  {
    name: 'Reading AVI, WMV and FLV',
    words: ['avi', 'wmv', 'flv', 'mpg', 'mpeg', 'vob', '3gp', 'rmvb', 'wma', 'amr'],
    instead: elsewhere.video,
    near: ['convert-video'],
  },
  {
    name: 'Burning subtitles into the picture',
    words: ['burn subtitles', 'hardsub', 'hardcode subtitles', 'burned in subtitles', 'burn in subtitles'],
    instead: 'HandBrake does it. Here, subtitles go into the file as a track, which players can switch on and off.',
    near: ['add-subtitles'],
  },
  {
    name: 'Turning web pages and e-books into PDF',
    words: ['html to pdf', 'web page to pdf', 'url to pdf', 'epub', 'mobi', 'ebook', 'kindle', 'markdown to pdf'],
    instead: `${elsewhere.webPage} ${elsewhere.book}`,
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
    name: 'Turning speech into text',
    words: ['transcribe', 'transcription', 'speech to text', 'generate subtitles', 'auto subtitles', 'dictation'],
    instead: 'Buzz and Whisper are free and work on your own computer.',
    near: ['convert-subtitles'],
  },
  {
    name: 'Separating voices from music',
    words: [
      'vocal remover',
      'remove vocals',
      'karaoke',
      'isolate vocals',
      'noise reduction',
      'remove noise',
      'denoise',
    ],
    instead: 'Audacity is free and works on your own computer.',
    near: ['change-volume'],
  },
  {
    name: 'Sound effects',
    words: ['bass boost', 'equaliser', '8d audio', 'reverb', 'echo', 'autotune', 'remove silence'],
    instead: 'Audacity is free and works on your own computer. Volume, fades and speed are changed here.',
    near: ['change-volume', 'change-speed'],
  },
  {
    name: 'Changing channels and sample rates',
    words: ['stereo to mono', 'mono', 'sample rate', 'khz'],
    instead: 'Audacity is free and works on your own computer.',
    near: ['convert-audio'],
  },
  {
    name: 'iPhone ringtones (M4R)',
    words: ['m4r'],
    instead: 'Cut the part here, save it as M4A, and change the end of its name from .m4a to .m4r.',
    near: ['trim-audio', 'convert-audio'],
  },
  {
    name: 'Reading text aloud',
    words: ['text to speech', 'read aloud', 'pdf to mp3', 'pdf to audio'],
    instead: 'Edge reads PDFs and web pages aloud, and so do the accessibility settings of most phones.',
    near: ['pdf-to-text'],
  },
  {
    name: 'Downloading videos',
    words: ['youtube', 'download video', 'tiktok', 'instagram video', 'youtube to mp3', 'audio from youtube'],
    instead: 'The tools here work on files that are on your device already.',
    near: ['extract-audio'],
  },
  {
    name: 'Adding sound to a video',
    words: [
      'add audio to video',
      'add music to video',
      'add sound to video',
      'replace audio',
      'audio to video',
      'mp3 to mp4',
      'background music',
      'voice over',
    ],
    instead: 'Shotcut is free and works on your own computer.',
    near: ['mute-video', 'merge-audio'],
  },
  {
    name: 'Putting text on a video',
    words: ['add text to video', 'text on video', 'watermark video', 'video watermark', 'logo on video', 'blur video'],
    instead: 'Shotcut is free and works on your own computer. Subtitles can be added here.',
    near: ['add-subtitles'],
  },
  {
    name: 'A video editor',
    words: ['video editor', 'edit video', 'edit videos', 'video editing'],
    instead: 'Shotcut is free and works on your own computer. Cutting, cropping and joining are done here.',
    near: ['trim-video', 'crop-video', 'merge-video', 'add-subtitles'],
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
      'black and white photo',
      'greyscale photo',
      'photo negative',
      'sepia',
    ],
    instead: 'GIMP is free and works on your own computer. Cropping, turning and resizing are done here.',
    near: ['crop-image', 'rotate-image', 'resize-image', 'watermark-image'],
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
  {
    name: 'Recording the screen',
    words: ['screen recorder', 'record screen', 'record my screen', 'screen recording software', 'screen capture'],
    instead:
      'Windows does it with the Snipping Tool, a Mac with Shift, Command and 5, and phones from their quick settings.',
    near: ['crop-video', 'record-audio'],
  },
  {
    name: 'Renaming files',
    words: ['rename', 'file renamer', 'batch rename', 'bulk rename'],
    instead:
      'The file managers of Windows, macOS and Linux rename several files at once. Results of tools here are named by a pattern that you choose.',
  },
  {
    name: 'Sending files to somebody',
    words: [
      'send file',
      'send large file',
      'share file',
      'file transfer',
      'file sharing',
      'cloud storage',
      'upload file',
    ],
    instead: 'LocalSend is free and sends files between devices on the same network, without a server.',
    near: ['compress-video-for-email'],
  },
  {
    name: 'Boomerangs',
    words: ['boomerang', 'bounce video', 'play forwards and backwards'],
    instead: 'Two steps make one here: reverse the video, and merge the original with the result.',
    near: ['reverse-video', 'merge-video'],
  },
  {
    name: 'PDF to TIFF in one step',
    words: ['pdf to tiff', 'pdf to tif', 'pdf as tiff', 'multipage tiff', 'multi page tiff'],
    instead: 'Two steps make one here: turn the pages into PNG images, and merge those as the pages of a TIFF.',
    near: ['pdf-to-images', 'merge-images'],
  },
  {
    name: 'Sending a fax',
    words: ['fax', 'send fax', 'online fax', 'fax pdf'],
    instead: 'A fax needs a telephone line: a fax machine, or a service that you trust with the document.',
    near: ['compress-pdf', 'greyscale-pdf'],
  },
  {
    name: 'Checksums',
    words: ['hash', 'checksum', 'md5', 'sha256', 'sha1'],
    instead: 'Windows has certutil, macOS has shasum, and Linux has sha256sum.',
  },
  {
    name: 'Translating',
    words: ['translate', 'translator', 'translation'],
    instead: 'Firefox translates pages on your own device.',
    near: ['pdf-to-text'],
  },
];
