export default {
  'Video and audio information': 'Informacje o wideo i dźwięku',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    'Zobacz ścieżki, kodeki, przepływność, rozdzielczość, kolory, klatki kluczowe i tagi pliku wideo lub audio.',
  'Show info': 'Pokaż informacje',
  mediainfo: 'mediainfo | sprawdź wideo',
  'codec info': 'jaki kodek | informacje o mp3',
  'video details': 'kodek filmu',
  'bitrate of file': 'informacje o filmie',
  ffprobe: 'parametry wideo',
  'what codec': 'bitrate pliku',
  'codec of video': 'rozdzielczość filmu',
  'fps of video': 'ile fps',
  'check video': 'liczba klatek',
  'resolution of video': 'ffprobe',
  'frame rate': 'czy film jest w hevc',
  'is video hevc': 'właściwości wideo',
  'Why do key frames matter?': 'Dlaczego klatki kluczowe są ważne?',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    'Bez ponownego kodowania wideo da się ciąć tylko na klatkach kluczowych. Jeśli są daleko od siebie, przycięty klip zaczyna się wcześniej, niż chcesz, a przewijanie w odtwarzaczu jest powolne.',
  'Where do the bit rates come from?': 'Skąd się bierze podana przepływność?',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    'Z pliku, jeśli ją podaje, a jeśli nie – z rozmiarów i czasów pierwszych pakietów. Przepływność całego pliku to jego rozmiar podzielony przez długość.',
} satisfies TableWords<'tools/media-info'>;
