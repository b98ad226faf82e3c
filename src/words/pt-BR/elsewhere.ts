import type * as english from '#words/elsewhere.ts';
import type { Words } from '#wording/words.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'O LibreOffice é gratuito, funciona no seu próprio computador e salva esses arquivos como PDF.',
  video: 'O HandBrake e o VLC são gratuitos, funcionam no seu próprio computador e convertem esses arquivos para MP4.',
  webPage: 'Abra a página em um navegador, escolha Imprimir e depois “Salvar como PDF”.',
  book: 'O Calibre é gratuito, funciona no seu próprio computador e converte e-books para PDF.',
} satisfies Words<typeof english.elsewhere>;
