export default {
  'Fade video in and out': 'Płynne wejście i wyjście wideo',
  'Fade videos in from black or white and out again, with their audio.':
    'Rozjaśnij początek wideo z czerni lub bieli i ściemnij koniec, razem z dźwiękiem.',
  Fade: 'Dodaj przejścia',
  faded: 'przejścia',
  'fade in': 'fade in | przejście | zanikanie obrazu | wygaszanie filmu',
  'fade out': 'fade out | ściemnij koniec filmu | płynny początek filmu',
  'fade to black': 'ściemnianie | wyciemnienie | płynne zakończenie',
  transition: 'rozjaśnianie | przejście do czerni | fade',
  'Fade colour': 'Kolor przejścia',
  White: 'Biały',
  'Fade the audio too': 'Także dźwięk',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    'Wideo jest kodowane ponownie mniej więcej z pierwotną przepływnością, a dźwięk też, jeśli jest wyciszany. Pomiędzy przejściami kolory klatek się nie zmieniają.',
  'Can I fade only the audio?': 'Czy mogę wyciszyć płynnie tylko dźwięk?',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'Tak, narzędziem „Zmień głośność i wyciszanie”: wideo jest wtedy kopiowane bez zmian.',
} satisfies TableWords<'tools/fade-video'>;
