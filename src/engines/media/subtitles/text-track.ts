/** A subtitle track as its container holds it. */
export interface TextTrack {
  /** The container's code for it. */
  codec: string;
  /** As the container writes it: `eng`, `pt-BR`. */
  language?: string;
  name?: string;
  /** Whether players show it by default. */
  shown: boolean;
  /** Whether it contains only what everybody needs. */
  forced: boolean;
  /** What precedes all packets: the header of WebVTT, the styles of ASS. */
  setup: Uint8Array;
  packets: TextPacket[];
}

export interface TextPacket {
  /** In seconds. */
  start: number;
  /** If absent, it lasts until the next one begins. */
  end?: number;
  data: Uint8Array;
  /** Matroska only: the content of the block addition. */
  addition?: Uint8Array;
}

/** Codecs that contain pictures instead of text, by their names for people. */
export const pictureCodecs: Record<string, string> = {
  'S_HDMV/PGS': 'PGS (Blu-ray)',
  S_VOBSUB: 'VobSub (DVD)',
  S_DVBSUB: 'DVB',
  'S_IMAGE/BMP': 'BMP',
  mp4s: 'VobSub (DVD)',
};
