export default {
  'Fill PDF form': 'Compila modulo PDF',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'Compila i campi di un modulo PDF: testo, caselle e scelte.',
  'Fill in and save': 'Compila e salva',
  filled: 'compilato',
  'Will other programs show what I fill in?': 'Gli altri programmi mostreranno quello che scrivo?',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    'Sì. L’aspetto di ogni valore viene salvato nel file, quindi non dipende dal programma che lo apre. Il modulo resta un modulo, quindi i valori si possono cambiare in seguito. Per renderli parte delle pagine, usa “Appiattisci PDF” sul risultato.',
  'The page says that my file has no form. Why?': 'La pagina dice che il mio file non ha moduli. Perché?',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    'Alcuni moduli sono solo righe su una pagina, e il file non dice dove scrivere. Per questi usa “Scrivi su PDF”: mette testo, spunte e crocette in qualsiasi punto di una pagina.',
  'Can I fill it in with the keyboard alone?': 'Posso compilarlo solo con la tastiera?',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    'Sì. Tab va da un campo all’altro nell’ordine indicato dal modulo. “Mostra come elenco” elenca tutti i campi con le loro etichette, comodo anche con uno screen reader e su schermi piccoli.',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    'Tutti. I caratteri latini, greci, cirillici, armeni e georgiani vengono disegnati qui. I valori con altri caratteri, come arabi, ebraici, hindi o cinesi, vengono salvati nel modulo, e li disegna il lettore PDF che apre il file; ti diciamo di quali caratteri si tratta.',
  'What does not work?': 'Che cosa non funziona?',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    'Gli script nei moduli non vengono eseguiti, quindi le somme non si calcolano. Date, ore e numeri vengono scritti nel formato indicato dal modulo, e ti avvisiamo se un valore non va bene. I moduli XFA mostrano solo le loro pagine semplici. Le firme digitali vengono rimosse, perché valgono solo per il file originale.',
  'fill in form': 'compilare modulo pdf | pdf editabile',
  'fill out': 'compilare pdf | acroform',
  'complete form': 'riempire modulo | scrivere in un modulo pdf',
  acroform: 'riempire pdf | completare modulo',
  'type on pdf form': 'compilare modulo | modulo da compilare',
  'form filler': 'compila pdf online | form pdf',
  'fillable pdf': 'pdf compilabile | compilare f24 pdf',
} satisfies TableWords<'tools/fill-pdf-form'>;
