import type { Words } from '#wording/words.ts';
import type * as english from '#words/elsewhere.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'LibreOffice jest bezpłatny, działa na Twoim komputerze i zapisuje takie pliki jako PDF.',
  video: 'HandBrake i VLC są bezpłatne, działają na Twoim komputerze i zamieniają takie pliki na MP4.',
  webPage: 'Otwórz stronę w przeglądarce i wybierz „Drukuj”, a potem „Zapisz jako PDF”.',
  book: 'Calibre jest bezpłatny, działa na Twoim komputerze i zamienia e-booki na PDF.',
} satisfies Words<typeof english.elsewhere>;
