export default {
  'Convert audio': '音声を変換',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'WAV、FLAC、M4A、MP3、AAC、Oggの間で変換します。タグとカバー画像は残ります。',
  'audio converter': '音声 変換 | 音楽 変換 | ogg 変換',
  'mp3 converter': 'mp3 変換 | 音声ファイル 変換 | mp3にする',
  'sound format': 'wav mp3 | flac mp3 | 音声コンバーター',
  'music converter': 'm4a mp3 | 音声 形式 | wav 変換',
  'WAV and FLAC are lossless; the others are smaller.': 'WAVとFLACは可逆です。ほかはサイズが小さくなります。',
  'Bit rate': 'ビットレート',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    '高いほど音がよく、サイズも大きくなります。WAVとFLACには適用されません。',
  Automatic: '自動',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'WAVとFLACへの変換では下がりません。MP3、M4A、Oggではわずかに下がります。ただし、ファイルが同じコーデックでビットレートが自動なら、そのままコピーします。',
  'Which bit rate is chosen automatically?': '自動ではどのビットレートになりますか？',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'MP3、AACなどの圧縮されたファイルでは、元のビットレートです。WAVとFLACでは、違いに気付く人がほとんどいない値です。ステレオならMP3で192 kbit/s、AACで160、Opusで128になります。',
  'Are the title, artist and cover kept?': 'タイトル、アーティスト、カバー画像は残りますか？',
  'Yes, if the new format has a place for them.': 'はい。新しい形式に入れる場所があれば残ります。',
} satisfies TableWords<'tools/convert-audio'>;
