import { plainLetters, withoutEndings } from '#spelling/letters.ts';
import type { SearchRules } from '#spelling/search-rules.ts';

/** First parts of compounds that say what a tool is for: “fotobestand”, “videogrootte”. */
const compound = /^(?:afbeeldings?|foto|video|audio|geluids?|pdf|bestands|pagina|wachtwoord)(?=\p{L}{4})(?!graf)/u;

export const rules: SearchRules = {
  // “'s” of plurals is no word: “video's”, “pdf's”.
  letters: (text) => plainLetters(text).replaceAll(/(?<=\p{L})'s\b/gu, ''),
  split: (word) => [...(compound.exec(word) ?? []), word.replace(compound, '')],
  normal: withoutEndings('eringen ering ingen ing eren en er es e s t'),
  articles: 'de het een mijn jouw je t n',
  fillers:
    'aan alle als bestand bestanden bij dan dat deze die dit doen er gratis grootte hoe ik is kan klein kleiner maken meerdere met moet naar niet of om onder ook op over programma te tot uit van veel wil worden zonder bestandsgrootte',
  to: 'naar als in tot',
  from: 'van uit',
  same: {
    audio: 'geluid|muziek|liedje',
    compress: 'compressie|kleiner maken|kleinermaken|samenpersen',
    convert: 'conversie|veranderen|overzetten',
    crop: 'bijsnijden|uitsnede|uitsnijden',
    cut: 'snijden|trimmen|afknippen|bijknippen|uitknippen',
    delete: 'wissen|weghalen',
    flip: 'spiegelen|omdraaien|omkeren',
    form: 'formulieren|invulvelden',
    image: 'plaatje|plaatjes|beeld|foto’s',
    merge: 'samenvoeging|combineren|verenigen|plakken',
    metadata: 'exif|verborgen gegevens',
    'passport photo': 'foto paspoort|paspoortfoto',
    redact: 'zwartlakken|lakken|weglakken|anonimiseren|onleesbaar maken',
    remove: 'verwijderen|weglaten',
    resize: 'formaat wijzigen|formaat aanpassen|grootte wijzigen|grootte aanpassen|schalen',
    rotate: 'kantelen|roteren',
    sign: 'handtekening|tekenen',
    split: 'opsplitsen|opdelen|verdelen',
    subtitles: 'ondertiteling|ondertitelen',
    text: 'tekstherkenning',
  },
  numbers: {
    width: 'breedte|breed',
    height: 'hoogte',
    quality: 'kwaliteit',
    speed: 'snelheid',
    resolution: 'resolutie',
    angle: 'hoek',
    pixels: 'beeldpunten',
    degrees: 'graden',
    pages: "pagina|pagina's",
    kb: 'kilobyte',
    mb: 'megabyte|mega',
    gb: 'gigabyte|giga',
  },
};
