export default {
  'Write it like 2026-11-20T21:30.': 'Escríbelo así: 2026-11-20T21:30.',
  'Document properties': 'Propiedades del documento',
  Author: 'Autor',
  Keywords: 'Palabras clave',
  Created: 'Creado',
  Changed: 'Modificado',
  'Created with': 'Creado con',
  'PDF made by': 'PDF generado por',
  'Show the title, not the file name': 'Mostrar el título en vez del nombre',
  'Properties that you leave out stay as they are; empty ones are removed.':
    'Las propiedades que no incluyas se quedan como están; las vacías se quitan.',
  'What to black out': 'Qué tachar',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    'Las páginas se numeran desde 1. Las posiciones son partes de la página visible, medidas desde su esquina superior izquierda.',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    'Las páginas se numeran desde 1. Las posiciones son partes de la página visible, medidas desde su esquina superior izquierda; los puntos son partes de su zona. Los tamaños van en puntos tipográficos.',
  Form: 'Formulario',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    'Por el nombre completo del campo: un texto, varios textos para una lista, si una casilla está marcada, o el valor de un botón de opción.',
  'If you don’t choose one: bottom right of the last page.':
    'Si no eliges ninguno: abajo a la derecha de la última página.',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    'Trazos de pluma: x de 0 a 5 e y desde 0, alternados, desde arriba a la izquierda; la pluma mide 0.022 de ancho.',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    'Letras latinas, griegas, cirílicas, armenias y georgianas. El texto de Europa occidental usa una fuente que tienen todos los lectores de PDF; el resto usa DejaVu, y solo se incrustan las letras que necesitas. No se admiten las escrituras china, japonesa, coreana, árabe, hebrea ni las de la India.',
} satisfies TableWords<'options/pdf-options'>;
