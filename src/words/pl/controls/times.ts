/**
 * For the players on which times are set. Times are text: `1:02.48` for display, `1 minute 2.48 seconds` for screen
 * readers.
 */
export const timesWords = {
  opening: 'Otwieranie…',
  player: (path: string) => `Odtwarzacz: ${path}`,
  unseen: (path: string) => `Ta przeglądarka nie odtworzy pliku ${path}, ale narzędzie i tak działa.`,
  play: 'Odtwórz',
  stop: 'Zatrzymaj',
  trim: {
    start: 'Początek',
    end: 'Koniec',
    play: 'Odtwórz',
    /** By a frame, or for audio by a moment. */
    move: {
      frame: { back: '−1 klatka', forward: '+1 klatka' },
      moment: { back: '−0,05 s', forward: '+0,05 s' },
    },
    startHere: 'Zacznij tutaj',
    endHere: 'Skończ tutaj',
    picture: (spoken: string) => `Obraz w chwili: ${spoken}`,
    drawing: 'Rysowanie obrazu…',
    part: ({ length, whole }: { length: string; whole: string }) =>
      length === whole ? `Zostaje całość (${whole}).` : `Zostaje ${length} z ${whole}.`,
    /** How far keys move the ends of the part: audio has no frames. */
    keys: (step: 'frame' | 'moment') =>
      `Klawiatura, na uchwycie: strzałki przesuwają go o ${step === 'frame' ? 'jedną klatkę' : 'jedną dwudziestą sekundy'}, z Shift o sekundę, a Page Up i Page Down o dziesięć.`,
  },
};
