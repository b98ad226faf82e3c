export default {
  'Record audio': 'Nagraj dźwięk',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    'Nagrywaj dźwięk z mikrofonu jako MP3, M4A, Opus, FLAC lub WAV. To, co mówisz, zostaje na tym urządzeniu.',
  microphone: 'mikrofon | nagraj się',
  'voice recorder': 'dyktafon | nagrywanie mikrofonem',
  'record voice': 'nagraj głos | nagraj dzwiek',
  dictaphone: 'nagrywanie głosu | nagrac glos',
  mic: 'notatka głosowa',
  'sound recorder': 'rejestrator dźwięku',
  'Who can hear it?': 'Kto może to usłyszeć?',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    'Tylko Ty. Przeglądarka blokuje wszystkie połączenia z tej strony. To także jedyna strona serwisu, która może używać mikrofonu – o ile na to pozwolisz.',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    'Tak długie, na ile wystarczy miejsca na dysku: godzina zajmuje w trakcie nagrywania około 700 MB, a jako MP3 – 60 MB. Nie zamykaj karty, dopóki nie zapiszesz nagrania.',
  'Can I change the format afterwards?': 'Czy mogę potem zmienić format?',
  'Yes. Choose another one, and the same recording is saved again.':
    'Tak. Wybierz inny, a to samo nagranie zostanie zapisane jeszcze raz.',
} satisfies TableWords<'directory/pages-beside'>;
