/** Words of six languages, with the letters that tell them apart. Tesseract's codes. */
export const wordsOf = {
  eng: 'river stone garden window letter market winter bridge paper copper station harbour valley engine silver morning doctor signal mirror timber orange planet circle number budget report method sample figure result theory through although weather quarter',
  deu: 'Straße Fluss Garten Fenster Brücke Winter Bahnhof Größe über schön weiß müssen können Häuser Bücher Zeitung Wetter Morgen Schlüssel Tür Prüfung Gerät Übung Rechnung heute gestern zwischen während obwohl Ärger Öffnung groß',
  fra: 'rivière fenêtre jardin lettre marché hiver pont papier gare forêt château école été français garçon leçon où déjà même très après être année numéro méthode théorie résultat général hôpital île sœur cœur façade élève',
  spa: 'río piedra jardín ventana carta mercado invierno puente papel estación puerto valle máquina mañana señal espejo naranja círculo número informe método teoría también aunque después país niño año corazón canción árbol día',
  ita: 'fiume pietra giardino finestra lettera mercato inverno ponte carta stazione porto valle macchina mattina segnale specchio arancia cerchio numero metodo perché città così università però già libertà qualità verità virtù caffè',
  pol: 'rzeka kamień ogród okno list rynek zima most papier stacja dolina silnik poranek sygnał lustro drzewo księżyc koło liczba źródło wynik przykład żółty łąka święto mąż gęś ćwiczenie dzień jesień późno ślub źle może',
} as const;

export type BenchLanguage = keyof typeof wordsOf;

/** How a page looks. */
export interface Condition {
  name: string;
  dotsPerInch: 150 | 200 | 300;
  columns?: 2;
  /** The spread of grey added to each pixel, from 0 to 255. */
  noise?: number;
  /** Degrees. */
  skew?: number;
  /** Whether it is a photo: unevenly lit, slightly blurred, and saved as JPEG. */
  isPhoto?: boolean;
}

export const conditions: Condition[] = [
  { name: '300 dpi, clean', dotsPerInch: 300 },
  { name: '300 dpi, two columns', dotsPerInch: 300, columns: 2 },
  { name: '300 dpi, noise', dotsPerInch: 300, noise: 24 },
  { name: '300 dpi, skewed', dotsPerInch: 300, skew: 1.2 },
  { name: '200 dpi, clean', dotsPerInch: 200 },
  { name: '200 dpi, noise', dotsPerInch: 200, noise: 16 },
  { name: '200 dpi, two columns, skewed', dotsPerInch: 200, columns: 2, skew: -0.8 },
  { name: '150 dpi, clean', dotsPerInch: 150 },
  { name: '150 dpi, noise', dotsPerInch: 150, noise: 10 },
  { name: '200 dpi, photo of paper', dotsPerInch: 200, isPhoto: true, skew: 0.6 },
];
