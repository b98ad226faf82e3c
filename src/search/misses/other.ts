import type { Miss } from './miss.ts';

/** With any file. */
export const other: readonly Miss[] = [
  {
    name: 'Making QR codes',
    words: ['qr', 'qr code', 'qrcode', 'barcode'],
    instead: 'Chrome and Edge make one for any page: choose “Create QR code” in the menu of the page.',
  },
  {
    name: 'Packing and unpacking archives',
    words: ['zip', 'unzip', 'rar', '7z', 'tar', 'archive', 'extract zip'],
    instead:
      'Windows, macOS and Linux do it in their file managers. Several results of a tool here can be saved as one ZIP file.',
  },
  {
    name: 'Artificial intelligence',
    words: ['ai', 'chatgpt', 'ai photo', 'ai image', 'ai video', 'ai pdf', 'summarise', 'summarise pdf'],
    instead: 'It needs a service that gets your files. On your own device, text is read and faces are found here.',
    near: ['image-to-text', 'ocr-pdf', 'pdf-to-markdown', 'redact-image'],
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
