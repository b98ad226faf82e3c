import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/folders.ts';
import { describeDone } from './batch.ts';
import { chosen, countFiles } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: 'Z folderu do folderu',
  about:
    'Każdy plik z folderu i jego podfolderów przechodzi przez wszystkie kroki. Każdy gotowy wynik od razu trafia do drugiego folderu, z tą samą ścieżką. Nic tam nie jest nadpisywane.',
  noPicker:
    'Ta przeglądarka nie pozwala stronie zapisywać w folderze. Możesz tu wybrać folder z plikami i zapisać wyniki jako jeden ZIP, który zachowa podfoldery.',
  source: 'Pliki z',
  target: 'Wyniki do',
  choose: 'Wybierz',
  change: 'Zmień',
  chooseAs: (verb: string, which: 'source' | 'target') =>
    which === 'source' ? `${verb} folder z plikami` : `${verb} folder na wyniki`,
  files: (files: number) => countFiles(files),
  unset: 'Bez folderów',
  holdsSource: (target: string, source: string) =>
    target === source
      ? `„${target}” zawiera Twoje pliki. Wybierz na wyniki inny folder, na przykład nowy wewnątrz niego.`
      : `„${target}” zawiera też „${source}”. Wybierz na wyniki inny folder, żeby nie trafiły między Twoje pliki.`,
  remembers:
    'Ta przeglądarka pamięta oba foldery i gotowe pliki, dopóki nie naciśniesz „Zapomnij”. Możesz zamknąć stronę i dokończyć później.',
  cannotRemember:
    'Jeden z kroków ma ustawienia, których nie ma w adresie tej strony, na przykład tekst lub hasło. Jeśli zamkniesz stronę, przed kontynuacją trzeba je będzie ustawić jeszcze raz.',
  written: (files: number, folder: string) => `Zapisano w folderze „${folder}”: ${countFiles(files)}`,
  withNumber: (files: number) =>
    `${describeWhole(files)} ${chosen(files, { one: 'dostał numer', few: 'dostały numery', many: 'dostało numery', other: 'dostało numer' })}, bo nazwa była zajęta`,
  notSaved: ({ folder, cause }: { folder: string; cause: string }) => ({
    title: `Nie udało się zapisać wyniku w folderze „${folder}”.`,
    hint: `Praca została przerwana, ale nie ma tam plików zapisanych do połowy. Zwolnij trochę miejsca lub wybierz inny folder i spróbuj ponownie. Komunikat przeglądarki: ${cause}`,
  }),
  earlier: 'Wcześniej używane foldery',
  fromTo: (source: string, target: string) => `Z „${source}” do „${target}”`,
  doneOf: describeDone,
  goOn: 'Kontynuuj',
  goOnWith: (source: string) => `Kontynuuj z „${source}”`,
  lookAgain: 'Szukaj nowych plików',
  lookAgainIn: (source: string) => `Szukaj nowych plików w folderze „${source}”`,
  forget: 'Zapomnij',
  forgetWhat: (source: string, target: string) => `Zapomnij „${source}” i „${target}”`,
  forgotten: (source: string) => `Zapomniano folder „${source}”. Pliki w obu folderach zostają bez zmian.`,
  notAllowed: 'Przeglądarka na to nie pozwoliła. Naciśnij przycisk jeszcze raz, żeby znów zapytała.',
  nothingNew: (source: string) => `W folderze „${source}” nie ma nic nowego. Wszystkie pliki są gotowe.`,
  missing: (source: string, files: number) =>
    `W folderze „${source}” zostało: ${countFiles(files)}. Uzupełnij brakujące ustawienia kroków, a potem naciśnij „Wykonaj wszystkie kroki”.`,
  gone: (name: string) =>
    `Nie można znaleźć folderu „${name}”. Mogła się zmienić jego nazwa, mógł zostać przeniesiony lub usunięty albo jest na niepodłączonym dysku.`,
  inUse: 'Na tych folderach pracuje już inna strona.',
  empty: (name: string) => `W folderze „${name}” nie ma plików.`,
} as const satisfies Words<typeof english.folderWords>;
