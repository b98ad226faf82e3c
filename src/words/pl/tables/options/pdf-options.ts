export default {
  'Write it like 2026-11-20T21:30.': 'Wpisz to tak: 2026-11-20T21:30.',
  'Document properties': 'Właściwości dokumentu',
  Author: 'Autor',
  Keywords: 'Słowa kluczowe',
  Created: 'Utworzono',
  Changed: 'Zmieniono',
  'Created with': 'Utworzono w programie',
  'PDF made by': 'Producent PDF',
  'Show the title, not the file name': 'Pokaż tytuł zamiast nazwy pliku',
  'Properties that you leave out stay as they are; empty ones are removed.':
    'Pominięte właściwości zostają bez zmian, puste są usuwane.',
  'What to black out': 'Co zaczernić',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    'Strony są numerowane od 1. Położenie to ułamek wymiarów widocznej strony, licząc od jej lewego górnego rogu.',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    'Strony są numerowane od 1. Położenie to ułamek wymiarów widocznej strony, licząc od jej lewego górnego rogu; położenie punktów to ułamek wymiarów ich obszaru. Rozmiary są w punktach.',
  Form: 'Formularz',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    'Według pełnej nazwy pola: tekst, kilka tekstów dla listy, zaznaczenie pola wyboru albo wartość przycisku opcji.',
  'If you don’t choose one: bottom right of the last page.':
    'Jeśli nic nie wybierzesz: prawy dolny róg ostatniej strony.',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    'Pociągnięcia pióra: na przemian x od 0 do 5 i y od 0, od lewego górnego rogu, a pióro ma szerokość 0,022.',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    'Obsługiwane są litery łacińskie, greckie, ormiańskie i gruzińskie oraz cyrylica. Tekst w językach zachodnioeuropejskich jest zapisywany czcionką, którą ma każdy czytnik PDF, inny – czcionką DejaVu, a do pliku trafiają tylko potrzebne litery. Pismo chińskie, japońskie, koreańskie, arabskie, hebrajskie i pisma indyjskie nie są obsługiwane.',
} satisfies TableWords<'options/pdf-options'>;
