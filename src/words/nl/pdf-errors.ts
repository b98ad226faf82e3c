import { describeNumber, describeWhole } from '#wording/amounts.ts';
import { countPages } from './count.ts';
import { describeScans, describeUnnamed } from './readings.ts';
import type { ErrorTable } from './problem.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} Gebruik eerst ‘Scan doorzoekbaar maken (OCR)’, of teken er gebieden overheen.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} Teken er gebieden overheen.`;
  return 'Tekst in afbeeldingen kan niet worden gevonden. Teken er gebieden overheen.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'Dit bestand is beveiligd met een wachtwoord.',
    hint: 'Vul het wachtwoord in om het te openen. Het blijft op dit apparaat, net als het bestand.',
  },
  'wrong-password': {
    title: 'Dat is niet het wachtwoord van dit bestand.',
    hint: 'Let op hoofdletters. Een bestand kan twee wachtwoorden hebben, en ze werken allebei.',
  },
  'unknown-lock': {
    title: 'Dit bestand is beveiligd met een certificaat of een DRM-dienst, niet met een wachtwoord.',
    hint: 'Open het met het programma waarvoor het is gemaakt, en sla het op zonder beveiliging.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `Pagina ${describeWhole(page)} bestaat niet in dit bestand: het heeft ${countPages(pages)}.`,
    hint: 'Pagina’s worden geteld vanaf 1, en ‘last’ is de laatste.',
  }),
  'no-pages': {
    title: 'Er zitten geen pagina’s in dit bestand.',
    hint: 'Kopieer of download het bestand opnieuw.',
  },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `Pagina ${page} is te groot voor deze resolutie: die zou ${describeNumber(wanted)} pixels hebben.`,
    hint: `Meer dan ${describeNumber(most)} pixels kan niet. Kies een lagere resolutie of laat deze pagina weg.`,
  }),
  'unread-page': ({ page }) => ({
    title: `De inhoud van pagina ${page} kan niet worden gelezen.`,
    hint: 'Die is beschadigd of op een onbekende manier gecomprimeerd. Wis deze pagina, of kopieer of download het bestand opnieuw.',
  }),
  'no-pages-left': { title: 'Er zouden geen pagina’s overblijven.', hint: 'Houd minstens één pagina over.' },
  'no-signature': {
    title: 'Er is nog geen handtekening.',
    hint: 'Teken er een, typ je naam of kies een afbeelding.',
  },
  'no-key': {
    title: 'Er is nog geen sleutel.',
    hint: 'Kies een .p12- of .pfx-bestand, of PEM-bestanden met de privésleutel en het certificaat.',
  },
  'unread-key': ({ name }) => ({
    title: `${name} is geen sleutel of certificaat dat hier kan worden gelezen.`,
    hint: 'Gebruik een .p12- of .pfx-bestand, of PEM-bestanden. Een sleutel op een kaart of token kan niet op een webpagina worden gebruikt.',
  }),
  'no-key-password': {
    title: 'Deze sleutel is beveiligd met een wachtwoord.',
    hint: 'Vul het wachtwoord van de sleutel in. Het blijft op dit apparaat, net als de sleutel.',
  },
  'wrong-key-password': {
    title: 'Dat is niet het wachtwoord van deze sleutel.',
    hint: 'Let op hoofdletters. Het is het wachtwoord dat is ingesteld toen de sleutel werd geëxporteerd.',
  },
  'no-private-key': {
    title: 'Er zit geen privésleutel in deze bestanden.',
    hint: 'Met alleen een certificaat kun je niet ondertekenen. Kies ook het bestand met de privésleutel, of een .p12- of .pfx-bestand met allebei.',
  },
  'no-certificate': {
    title: 'In deze bestanden zit geen certificaat bij deze sleutel.',
    hint: 'Kies ook het bestand met het certificaat, of een .p12- of .pfx-bestand met allebei.',
  },
  'unsupported-key': {
    title: 'Dit soort sleutel wordt niet ondersteund.',
    hint: 'Wel ondersteund worden RSA-sleutels, en ECDSA-sleutels op P-256, P-384 en P-521.',
  },
  'certificate-expired': ({ end }) => ({
    title: `Dit certificaat is verlopen op ${end}.`,
    hint: 'Een handtekening die je er nu mee zet, zou niet geldig zijn. Vraag een nieuw certificaat aan.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `Dit certificaat is pas geldig vanaf ${start}.`,
    hint: 'Wacht tot dan, of controleer de datum van dit apparaat.',
  }),
  'signing-encrypted': {
    title: 'Dit bestand is versleuteld, en versleutelde bestanden kunnen hier niet worden ondertekend.',
    hint: 'Haal eerst de beveiliging eraf met ‘PDF ontgrendelen’ en onderteken het dan. Bestaande handtekeningen gaan daarbij verloren.',
  },
  'signing-damaged': {
    title: 'Dit bestand is beschadigd, dus een handtekening zou niet betrouwbaar zijn.',
    hint: 'Repareer het eerst met ‘PDF repareren’ en onderteken het dan. Bestaande handtekeningen gaan daarbij verloren.',
  },
  'signing-not-allowed': {
    title: 'De auteur van dit bestand staat geen verdere handtekeningen toe.',
    hint: 'Met een handtekening erbij zou die van de auteur ongeldig worden.',
  },
  'nothing-to-redact': {
    title: 'Je hebt niets gekozen om te verwijderen.',
    hint: 'Teken gebieden op de pagina’s, of vul woorden in om te zoeken.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `Deze woorden staan niet in ${scans.length > 0 ? 'de tekst van ' : ''}dit bestand: ${words.join(', ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': {
    title: 'Deze reguliere expressie is niet geldig.',
    hint: 'Verbeter die of maak het veld leeg.',
  },
  'no-matches': (facts) => ({
    title: 'Niets van wat je zoekt, komt voor in de tekst van dit bestand.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `Van pagina ${page} zou niets overblijven.`,
    hint: 'Kies een groter gebied of laat deze pagina weg.',
  }),
  'no-pages-chosen': { title: 'Er zijn geen pagina’s geselecteerd.', hint: 'Selecteer minstens één pagina.' },
  'not-two-files': ({ files }) => ({
    title: `Om te vergelijken zijn twee bestanden nodig, maar hier ${files === 1 ? 'is' : 'zijn'} er ${files}.`,
    hint: 'Laat de oudere en de nieuwere versie staan, in deze volgorde.',
  }),
  'no-outline': {
    title: 'Dit bestand heeft geen bladwijzers om op te splitsen.',
    hint: 'Splits op aantal pagina’s of op grootte.',
  },
  'no-text': {
    title: 'Er zit geen tekst in dit bestand.',
    hint: 'Als de pagina’s scans zijn, gebruik dan eerst ‘Scan doorzoekbaar maken (OCR)’.',
  },
  'no-pictures': {
    title: 'Er zitten geen afbeeldingen in dit bestand.',
    hint: 'Om hele pagina’s in afbeeldingen om te zetten, gebruik je ‘PDF naar afbeeldingen’.',
  },
  'no-words': { title: 'Er is nog geen tekst.', hint: 'Vul de tekst in die op de pagina’s moet komen.' },
  'unwritable-text': ({ characters }) => ({
    title: `Deze tekens kunnen hier niet op een pagina worden geschreven: ${characters.join(' ')}`,
    hint: 'Latijnse, Griekse, cyrillische, Armeense en Georgische letters kunnen wel. Verwijder de andere.',
  }),
  'no-password': {
    title: 'Er is nog geen wachtwoord.',
    hint: 'Vul het wachtwoord in waarmee het bestand moet worden beveiligd.',
  },
} satisfies Partial<ErrorTable>;
