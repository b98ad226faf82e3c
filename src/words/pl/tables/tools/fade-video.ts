export default {
  'Fade video in and out': 'Płynne wejście i wyjście wideo',
  'Fade videos in from black or white and out again, with their audio.':
    'Dodaj płynne przejście z czerni lub bieli na początku wideo i z powrotem na końcu, razem z dźwiękiem.',
  Fade: 'Dodaj przejścia',
  faded: 'przejścia',
  'fade in': 'fade in | przejście | zanikanie obrazu | wygaszanie filmu',
  'fade out': 'fade out | ściemnij koniec filmu | płynny początek filmu',
  'fade to black': 'ściemnianie | wyciemnienie | płynne zakończenie',
  transition: 'rozjaśnianie | przejście do czerni | fade',
  'Fade colour': 'Kolor przejścia',
  White: 'Biały',
  'Fade the audio too': 'Przejścia także w dźwięku',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    'Wideo jest kodowane ponownie mniej więcej z pierwotną przepływnością, podobnie jak dźwięk, jeśli też ma przejścia. Pomiędzy przejściami kolory klatek się nie zmieniają.',
  'Can I fade only the audio?': 'Czy mogę płynnie wyciszyć tylko dźwięk?',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'Tak, narzędziem „Głośność i płynne wyciszanie”: wideo jest wtedy kopiowane bez zmian.',
} satisfies TableWords<'tools/fade-video'>;
