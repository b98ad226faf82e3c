export default {
  'Flatten PDF': 'PDF afvlakken',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    'Maak formuliervelden, opmerkingen en tekeningen een vast deel van de pagina’s van een PDF, zodat niemand ze nog kan bewerken.',
  Flatten: 'Afvlakken',
  flat: 'afgevlakt',
  'Comments and drawings too': 'Ook opmerkingen en tekeningen',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    'Markeringen, notities, stempels en inkt. Staat dit uit, dan worden alleen formuliervelden afgevlakt.',
  'Keep links clickable': 'Links aanklikbaar houden',
  'Does it look the same?': 'Ziet het er hetzelfde uit?',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    'Ja: de pagina’s zien eruit zoals het bestand ze nu toont. Velden met een waarde maar zonder vastgelegd uiterlijk worden weergegeven in Helvetica; letters die daarin ontbreken, worden vraagtekens. Knoppen, vakjes, tekeningen, tekstvakken en stempels zonder vastgelegd uiterlijk worden getekend zoals PDF-lezers dat meestal doen.',
  'Are the pages turned into images?': 'Worden de pagina’s afbeeldingen?',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    'Nee. Tekst blijft tekst, ook in velden: je kunt erin zoeken, en de tekst selecteren en kopiëren.',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    'Velden kun je niet meer invullen, en hun scripts zijn weg. De tekst in het venstertje van een notitie is ook weg; alleen het pictogram blijft. Verborgen opmerkingen worden verwijderd. Bestanden, geluiden en video’s die aan een pagina hangen, blijven zoals ze zijn. Van digitale handtekeningen blijft over wat je ervan ziet.',
  'make uneditable': 'pdf platmaken | velden vastzetten | formuliervelden verwijderen',
  'not editable': 'flatten pdf | lagen samenvoegen pdf | pdf plat maken',
  'burn in annotations': 'niet meer bewerkbaar maken | opmerkingen inbranden | formulier afdrukken met velden',
  'print fields': 'pdf vastzetten | pdf niet bewerkbaar',
  'merge layers': 'formulier vastzetten | pdf definitief maken',
} satisfies TableWords<'tools/flatten-pdf'>;
