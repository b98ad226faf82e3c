import type * as english from '#words/elsewhere.ts';
import type { Words } from '#wording/words.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'LibreOffice es gratis, funciona en tu propio equipo y guarda estos archivos como PDF.',
  video: 'HandBrake y VLC son gratis, funcionan en tu propio equipo y pasan estos archivos a MP4.',
  webPage: 'Abre la página en un navegador, elige Imprimir y luego “Guardar como PDF”.',
  book: 'Calibre es gratis, funciona en tu propio equipo y pasa libros electrónicos a PDF.',
} satisfies Words<typeof english.elsewhere>;
