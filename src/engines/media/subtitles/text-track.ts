/** A track of subtitles as its container holds it. */
export interface TextTrack {
  /** The container's code for it. */
  codec: string;
  /** As the container writes it: `eng`, `pt-BR`. */
  language?: string;
  name?: string;
  /** Whether players show it without being asked. */
  shown: boolean;
  /** Whether it has only what everybody needs. */
  forced: boolean;
  /** What comes before all packets: the head of WebVTT, the styles of ASS. */
  setup: Uint8Array;
  packets: TextPacket[];
}

export interface TextPacket {
  /** In seconds. */
  start: number;
  /** Without one, up to where the next begins. */
  end?: number;
  data: Uint8Array;
  /** Of Matroska: what stands beside it. */
  addition?: Uint8Array;
}

/** Codecs that have pictures in place of text, as people know them. */
export const pictureCodecs: Record<string, string> = {
  'S_HDMV/PGS': 'PGS (Blu-ray)',
  S_VOBSUB: 'VobSub (DVD)',
  S_DVBSUB: 'DVB',
  'S_IMAGE/BMP': 'BMP',
  mp4s: 'VobSub (DVD)',
};
