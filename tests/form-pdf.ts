import { degrees, PDFDocument } from 'pdf-lib';

/** Builds a form with every kind of field on A4, and a rotated second page. */
export async function formPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [first, second] = [document.addPage([595, 842]), document.addPage([595, 842])];
  second.setRotation(degrees(90));
  const form = document.getForm();
  const place = (x: number, y: number, width: number, height = 20) => ({ x, y, width, height, borderWidth: 0 });
  const name = form.createTextField('person.name');
  name.enableRequired();
  name.addToPage(first, place(100, 750, 200));
  const code = form.createTextField('code');
  code.setMaxLength(8);
  code.enableCombing();
  code.addToPage(first, place(100, 700, 160));
  const notes = form.createTextField('notes');
  notes.enableMultiline();
  notes.addToPage(first, place(100, 600, 300, 80));
  form.createCheckBox('agree').addToPage(first, place(100, 560, 20));
  const colour = form.createRadioGroup('colour');
  colour.addOptionToPage('Red', first, place(100, 520, 20));
  colour.addOptionToPage('Blue', first, place(140, 520, 20));
  const land = form.createDropdown('land');
  land.addOptions(['Austria', 'Germany']);
  land.addToPage(first, place(100, 480, 120));
  const total = form.createTextField('total');
  total.enableReadOnly();
  total.setText('42');
  total.addToPage(first, place(100, 440, 120));
  form.createTextField('turned').addToPage(second, { ...place(120, 100, 200), rotate: degrees(90) });
  for (const [field, size] of [
    [name, 10],
    [code, 10],
    [notes, 11],
    [total, 8],
  ] as const)
    field.setFontSize(size);
  return document.save();
}
