export default {
  'Flatten PDF': 'Appiattisci PDF',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    'Integra campi modulo, commenti e disegni nelle pagine di un PDF, così non si possono più modificare.',
  Flatten: 'Appiattisci',
  flat: 'appiattito',
  'Comments and drawings too': 'Anche commenti e disegni',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    'Evidenziazioni, note, timbri e tratti a penna. Se disattivato, si appiattiscono solo i campi dei moduli.',
  'Keep links clickable': 'Mantieni attivi i link',
  'Does it look the same?': 'L’aspetto è lo stesso?',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    'Sì: le pagine appaiono come il file le mostra ora. I campi con un valore ma senza un aspetto salvato vengono scritti in Helvetica; i caratteri che non ha diventano punti interrogativi. Pulsanti, caselle, disegni, caselle di testo e timbri senza un aspetto salvato vengono disegnati come fanno di solito i lettori PDF.',
  'Are the pages turned into images?': 'Le pagine diventano immagini?',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    'No. Il testo resta testo, anche quello nei campi: puoi cercarlo, selezionarlo e copiarlo.',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    'I campi non si possono più compilare, e i loro script spariscono. Sparisce anche il testo nella finestra di una nota; ne resta solo l’icona. I commenti nascosti vengono rimossi. File, suoni e video allegati a una pagina restano come sono. Delle firme digitali resta solo l’aspetto visibile.',
  'make uneditable': 'appiattire pdf | livelli pdf | bloccare modulo compilato',
  'not editable': 'rendere non modificabile | flatten pdf | rendere definitivo pdf',
  'burn in annotations': 'pdf non modificabile | fissare annotazioni',
  'print fields': 'bloccare modifiche pdf | stampare campi modulo',
  'merge layers': 'unire livelli pdf | pdf appiattito',
} satisfies TableWords<'tools/flatten-pdf'>;
