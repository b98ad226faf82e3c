import type * as english from '#words/controls/pdf-metadata.ts';
import type { Words } from '#wording/words.ts';

export const metadataWords = {
  reading: 'Lendo o arquivo…',
  labels: {
    title: 'Título',
    author: 'Autor',
    subject: 'Assunto',
    keywords: 'Palavras-chave',
    language: 'Idioma',
    created: 'Criado em',
    modified: 'Modificado em',
    creator: 'Criado com',
    producer: 'PDF gerado por',
    displaysTitle: 'Mostrar o título na barra da janela',
  },
  language: 'Um código de idioma, como pt-BR, en ou es.',
  allFiles: 'Suas alterações valem para todos os arquivos.',
} satisfies Words<typeof english.metadataWords>;
