import type * as english from '#words/controls/pdf-metadata.ts';
import type { Words } from '#wording/words.ts';

export const metadataWords = {
  reading: 'Leyendo el archivo…',
  labels: {
    title: 'Título',
    author: 'Autor',
    subject: 'Asunto',
    keywords: 'Palabras clave',
    language: 'Idioma',
    created: 'Creado',
    modified: 'Modificado',
    creator: 'Creado con',
    producer: 'PDF generado por',
    displaysTitle: 'Mostrar el título y no el nombre del archivo en la barra de la ventana',
  },
  language: 'Un código de idioma, como es, en o pt-BR.',
  allFiles: 'Tus cambios valen para todos los archivos.',
} satisfies Words<typeof english.metadataWords>;
