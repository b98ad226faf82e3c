export default {
  'Repair PDF': 'Reparar PDF',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    'Repara un PDF dañado: encuentra de nuevo sus objetos y páginas, quita lo que no se puede leer y mira qué fallaba.',
  Repair: 'Reparar',
  repaired: 'reparado',
  fix: 'arreglar pdf | reparar pdf',
  broken: 'pdf roto | pdf no abre',
  corrupt: 'pdf corrupto | pdf danado',
  damaged: 'pdf dañado | reparar documento',
  recover: 'recuperar pdf | pdf estropeado',
  'cannot open': 'no se abre pdf | abrir pdf dañado',
  restore: 'restaurar pdf',
  'What can be repaired?': '¿Qué se puede reparar?',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    'Una lista de objetos errónea o ausente, un archivo cortado, páginas a las que nada enlaza, un árbol de páginas que se contradice, objetos que rompen las reglas, flujos con longitud errónea o datos dañados, y bytes de más al principio. Los objetos que no se pueden leer se quitan. El resultado indica qué se encontró y cuánto se comprobó.',
  'What cannot be repaired?': '¿Qué no se puede reparar?',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    'Los datos que faltan en el archivo. Si se cortó, se recuperan los objetos de su primera parte; si no hay ninguna página entre ellos, te avisamos. Los datos que no se pueden descomprimir se quedan como están en el archivo, igual que las imágenes dañadas, las fuentes dañadas y los errores en lo que dibuja una página. El resultado indica si hay algo de esto, salvo las fuentes, que no se comprueban.',
  'What if nothing is wrong?': '¿Y si no hay nada mal?',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    'En ese caso, el resultado lo indica. El archivo se reescribe igualmente, con una lista de objetos correcta y sin partes sin usar. Algunos lectores de PDF son más estrictos que otros, y puede que con eso les baste.',
} satisfies TableWords<'tools/repair-pdf'>;
