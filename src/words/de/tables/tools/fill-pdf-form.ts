export default {
  'Fill PDF form': 'PDF-Formular ausfüllen',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'Die Formularfelder eines PDFs ausfüllen: Textfelder, Kontrollkästchen und Auswahllisten.',
  'Fill in and save': 'Ausfüllen und speichern',
  filled: 'ausgefüllt',
  'fill in form': 'formular ausfüllen | acroform',
  'fill out': 'pdf ausfüllen | formularfelder',
  'complete form': 'pdf formular | pdf online ausfüllen',
  acroform: 'antrag ausfüllen | formular ausfuellen',
  'type on pdf form': 'ausfüllbares pdf | pdf eintragen',
  'form filler': 'formular am computer ausfüllen | fill form',
  'fillable pdf': 'in pdf schreiben',
  'Will other programs show what I fill in?': 'Zeigen andere Programme, was ich eintrage?',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    'Ja. Wie jeder Wert aussieht, wird in der Datei gespeichert und hängt nicht vom Programm ab, das sie öffnet. Das Formular bleibt ein Formular, du kannst Werte also später ändern. Um sie zum festen Teil der Seiten zu machen, öffne das Ergebnis mit „PDF abflachen“.',
  'The page says that my file has no form. Why?': 'Hier steht, dass meine Datei kein Formular hat. Warum?',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    'Manche Formulare bestehen nur aus Linien auf einer Seite, und die Datei gibt nicht an, wo etwas einzutragen ist. Nimm dafür „Auf PDF schreiben“: Damit setzt du Text, Haken und Kreuze überall auf eine Seite.',
  'Can I fill it in with the keyboard alone?': 'Kann ich es nur mit der Tastatur ausfüllen?',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    'Ja. Mit Tab geht es von Feld zu Feld, in der Reihenfolge, die das Formular vorgibt. „Als Liste zeigen“ listet alle Felder mit ihren Bezeichnungen auf. Das ist auch mit Screenreadern und auf kleinen Bildschirmen praktisch.',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    'Alle. Lateinische, griechische, kyrillische, armenische und georgische Buchstaben werden hier gezeichnet. Werte mit anderen Zeichen, etwa arabischen, hebräischen oder chinesischen oder denen des Hindi, werden im Formular gespeichert, und der PDF-Reader, der die Datei öffnet, zeichnet sie; du erfährst, welche Zeichen das sind.',
  'What does not work?': 'Was geht nicht?',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    'Skripte in Formularen laufen nicht, Summen werden also nicht berechnet. Datum, Uhrzeit und Zahlen werden so geschrieben, wie das Formular es vorgibt, und du erfährst, wenn ein Wert nicht zum Format passt. Von XFA-Formularen sind nur die einfachen Seiten zu sehen. Digitale Signaturen werden entfernt, denn sie gelten nur für die Originaldatei.',
} satisfies TableWords<'tools/fill-pdf-form'>;
