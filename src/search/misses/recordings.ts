import { elsewhere } from '#words/elsewhere.ts';
import type { Miss } from './miss.ts';

/** With sound and video. */
export const recordings: readonly Miss[] = [
  {
    name: 'Reading AVI, WMV and FLV',
    words: ['avi', 'wmv', 'flv', 'mpg', 'mpeg', 'vob', '3gp', 'rmvb', 'wma', 'amr'],
    instead: elsewhere.video,
    near: ['convert-video'],
  },
  {
    name: 'Burning subtitles into the picture',
    words: ['burn subtitles', 'hardsub', 'hardcode subtitles', 'burned in subtitles', 'burn in subtitles'],
    instead: 'HandBrake does it. Here, subtitles go into the file as a track, which players can switch on and off.',
    near: ['add-subtitles'],
  },
  {
    name: 'Turning speech into text',
    words: ['transcribe', 'transcription', 'speech to text', 'generate subtitles', 'auto subtitles', 'dictation'],
    instead: 'Buzz and Whisper are free and work on your own computer.',
    near: ['convert-subtitles'],
  },
  {
    name: 'Separating voices from music',
    words: ['vocal remover', 'remove vocals', 'karaoke', 'isolate vocals'],
    instead: 'Audacity is free and works on your own computer.',
    near: ['change-volume'],
  },
  {
    name: 'Removing noise from a recording',
    words: ['noise reduction', 'remove noise', 'reduce noise', 'denoise', 'background noise', 'noise removal', 'hiss'],
    instead: 'Audacity is free and works on your own computer. What you record here can leave out the noise at once.',
    near: ['record-audio', 'change-volume'],
  },
  {
    name: 'Sound effects',
    words: ['bass boost', 'equaliser', '8d audio', 'reverb', 'echo', 'autotune', 'remove silence'],
    instead: 'Audacity is free and works on your own computer. Volume, fades and speed are changed here.',
    near: ['change-volume', 'change-speed'],
  },
  {
    name: 'Changing channels and sample rates',
    words: ['stereo to mono', 'mono', 'sample rate', 'khz'],
    instead: 'Audacity is free and works on your own computer.',
    near: ['convert-audio'],
  },
  {
    name: 'iPhone ringtones (M4R)',
    words: ['m4r'],
    instead: 'Cut the part here, save it as M4A, and change the end of its name from .m4a to .m4r.',
    near: ['trim-audio', 'convert-audio'],
  },
  {
    name: 'Downloading videos',
    words: ['youtube', 'download video', 'tiktok', 'instagram video', 'youtube to mp3', 'audio from youtube'],
    instead: 'The tools here work on files that are on your device already.',
    near: ['extract-audio'],
  },
  {
    name: 'Adding sound to a video',
    words: [
      'add audio to video',
      'add music to video',
      'add sound to video',
      'replace audio',
      'audio to video',
      'mp3 to mp4',
      'background music',
      'voice over',
    ],
    instead: 'Shotcut is free and works on your own computer.',
    near: ['mute-video', 'merge-audio'],
  },
  {
    name: 'Putting text on a video',
    words: ['add text to video', 'text on video', 'watermark video', 'video watermark', 'logo on video', 'blur video'],
    instead: 'Shotcut is free and works on your own computer. Subtitles can be added here.',
    near: ['add-subtitles'],
  },
  {
    name: 'A video editor',
    words: ['video editor', 'edit video', 'edit videos', 'video editing'],
    instead: 'Shotcut is free and works on your own computer. Cutting, cropping and joining are done here.',
    near: ['trim-video', 'crop-video', 'merge-video', 'add-subtitles'],
  },
  {
    name: 'Recording the screen',
    words: ['screen recorder', 'record screen', 'record my screen', 'screen recording software', 'screen capture'],
    instead:
      'Windows does it with the Snipping Tool, a Mac with Shift, Command and 5, and phones from their quick settings.',
    near: ['crop-video', 'record-audio'],
  },
  {
    name: 'Boomerangs',
    words: ['boomerang', 'bounce video', 'play forwards and backwards'],
    instead: 'Two steps make one here: reverse the video, and merge the original with the result.',
    near: ['reverse-video', 'merge-video'],
  },
];
