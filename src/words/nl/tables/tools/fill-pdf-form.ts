export default {
  'Fill PDF form': 'PDF-formulier invullen',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'Vul de formuliervelden van een PDF in: tekst, selectievakjes en keuzes.',
  'Fill in and save': 'Invullen en opslaan',
  filled: 'ingevuld',
  'Will other programs show what I fill in?': 'Tonen andere programma’s wat ik invul?',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    'Ja. Hoe elke waarde eruitziet, staat in het bestand, dus dat hangt niet af van het programma dat het opent. Het formulier blijft een formulier, dus je kunt later nog iets wijzigen. Wil je dat alles vast op de pagina’s staat, gebruik dan ‘PDF afvlakken’ op het resultaat.',
  'The page says that my file has no form. Why?': 'De pagina zegt dat mijn bestand geen formulier heeft. Waarom?',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    'Sommige formulieren zijn alleen lijntjes op een pagina, en het bestand zegt niet waar je moet schrijven. Gebruik daarvoor ‘Op PDF schrijven’: daarmee zet je overal op een pagina tekst, vinkjes en kruisjes.',
  'Can I fill it in with the keyboard alone?': 'Kan ik het invullen met alleen het toetsenbord?',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    'Ja. Met Tab ga je van veld naar veld, in de volgorde van het formulier. ‘Als lijst tonen’ zet alle velden met hun namen onder elkaar, wat ook fijn is met een schermlezer of een klein scherm.',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    'Alle. Latijnse, Griekse, cyrillische, Armeense en Georgische letters worden hier getekend. Waarden met andere letters, zoals Arabisch, Hebreeuws, Hindi of Chinees, worden in het formulier bewaard, en de PDF-lezer die het bestand opent, tekent ze; je ziet welke letters dat zijn.',
  'What does not work?': 'Wat werkt niet?',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    'Scripts in formulieren worden niet uitgevoerd, dus er wordt niets opgeteld. Datums, tijden en getallen worden geschreven zoals het formulier het voorschrijft, en je krijgt een melding als een waarde daar niet bij past. XFA-formulieren tonen alleen hun gewone pagina’s. Digitale handtekeningen worden verwijderd, want ze gelden alleen voor het originele bestand.',
  'fill in form': 'formulier invullen | aanvraagformulier invullen',
  'fill out': 'pdf invullen | acroform',
  'complete form': 'invulbare pdf | pdf formulier',
  acroform: 'formulier pdf invullen | form invullen',
  'type on pdf form': 'invulformulier | invulvelden',
  'form filler': 'velden invullen | digitaal formulier invullen',
  'fillable pdf': 'in pdf typen formulier',
} satisfies TableWords<'tools/fill-pdf-form'>;
