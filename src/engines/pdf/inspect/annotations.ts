import { Stream } from '#containers/pdf/objects.ts';
import type { Found } from '#metadata/inspection.ts';
import { item } from '#metadata/hidden.ts';
import type { PdfDocument } from '../document/document.ts';
import { formOf, textOf } from '../document/form-fields.ts';
import { readFields } from '../forms/read-fields.ts';
import { readDate } from '../metadata/dates.ts';

/** Annotations that are no comments of people (ISO 32000-2, table 171). */
const noComments = new Set([
  'Link',
  'Widget',
  'Popup',
  'PrinterMark',
  'TrapNet',
  'Watermark',
  'Screen',
  'FileAttachment',
]);

/** Lists comments with their authors, filled form fields, and layers that are not shown. */
export const hiddenInPages = (document: PdfDocument): Found[] => [
  ...commentsOf(document),
  ...valuesOf(document),
  ...layersOf(document),
];

function commentsOf(document: PdfDocument): Found[] {
  return document.pages.flatMap(({ dict }, index) =>
    document.array(dict.get('Annots')).flatMap((annotation): Found[] => {
      const comment = document.dict(annotation);
      const kind = document.name(comment?.get('Subtype'));
      if (!comment || !kind || noComments.has(kind)) return [];
      const author = item('person', '', textOf(document, comment.get('T'))).value;
      const text = item('text', '', textOf(document, comment.get('Contents'))).value;
      const date = readDate(textOf(document, comment.get('M'))).replace('T', ' ');
      const said = [text || kind, ...(date === '' ? [] : [`(${date})`])].join(' ');
      return [{ type: 'comment', name: author, value: said, page: index + 1 }];
    }),
  );
}

function valuesOf(document: PdfDocument): Found[] {
  const fields = readFields(document).flatMap(({ label, page, values }): Found[] => {
    const value = item('text', '', values.join(', ')).value;
    return value === '' || value === 'Off'
      ? []
      : [{ type: 'form-value', name: label, value, ...(page > 0 && { page }) }];
  });
  const xfa = formOf(document)?.get('XFA');
  const parts = [document.resolve(xfa), ...document.array(xfa).map((part) => document.resolve(part))];
  const size = parts.reduce((sum: number, part) => sum + (part instanceof Stream ? part.end - part.start : 0), 0);
  return [
    ...fields,
    ...(size > 0 ? [{ type: 'form-value', name: 'XFA', value: { type: 'bytes', bytes: size } } as const] : []),
  ];
}

function layersOf(document: PdfDocument): Found[] {
  const configuration = document.dict(document.dict(document.catalog.get('OCProperties'))?.get('D'));
  return document.array(configuration?.get('OFF')).flatMap((layer): Found[] => {
    const name = item('text', '', textOf(document, document.dict(layer)?.get('Name'))).value;
    return [{ type: 'layer', name: '', value: name || '?' }];
  });
}
