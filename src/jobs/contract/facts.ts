import type { FormatId, InputFormatId } from '#formats/formats.ts';
import type { LostTag } from './lost-tag.ts';
import type { ConvertMedia, MediaContainer, TagName } from './media-operation.ts';

/** What the header of a file reveals, before any work: shown beside the file, and used for warnings. */
export type Facts = ImageFacts | MediaFacts | SubtitleFacts | PdfFacts;

export interface ImageFacts {
  kind: 'image';
  format: InputFormatId<'image'>;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** 1 for a still. */
  frames: number;
  /** How long each frame of an animation is shown, in milliseconds, if known. */
  delays?: number[];
  /** Whether only the first frame of an animation can be read here. Default false. */
  firstFrameOnly?: boolean;
  /** Animation formats in which this browser writes only stills. Default none. */
  stillOnly?: FormatId[];
  /** Default 1. */
  pages?: number;
  alpha: boolean;
  /** Bits per channel. */
  depth: number;
  /** The name of the embedded ICC profile. */
  profile?: string;
  /** At most 128 pixels each way. */
  thumbnail?: Blob;
}

export interface MediaFacts {
  kind: 'media';
  format: FormatId;
  /** In seconds; an estimate for large recordings that do not state it. */
  duration: number;
  video?: TrackFacts & {
    /** Display size in pixels, after rotation. */
    width: number;
    height: number;
    frameRate?: number;
    /** Whether a file in the same format can state that it is to be shown rotated. */
    turnable: boolean;
  };
  audio?: TrackFacts & { sampleRate: number; numberOfChannels: number };
  /** Tracks that cannot be read here, by the container's codes for their codecs. Default none. */
  unread?: { type: 'video' | 'audio'; codec: string }[];
  /** Its tags. */
  tags: Partial<Record<TagName, string>>;
  /** The tags that containers cannot hold; `input` is what a result in the same format has. Default none. */
  lostTags: Partial<Record<ConvertMedia['container'], LostTag[]>>;
  /** At most 128 pixels each way. */
  thumbnail?: Blob;
}

export interface SubtitleFacts {
  kind: 'subtitles';
  format: InputFormatId<'subtitles'>;
  cues: number;
  /** When the last one ends, in seconds. */
  end: number;
}

export interface TrackFacts {
  /** As in `VideoCodec` and `AudioCodec`, or else the container's own code. */
  codec: string;
  /** In bit/s. */
  bitrate?: number;
  /** Whether this browser can decode it, and so transcode it. */
  decodable: boolean;
  /** Whether an exact cut in the same format copies its packets: for video, all but those next to the cut. */
  cuttable: boolean;
  /** The containers that its packets can be copied to. */
  fits: MediaContainer[];
}

export interface PdfFacts {
  kind: 'document';
  format: FormatId;
  pages: number;
  /** The visible size of the first page, in points of 1/72 inch. */
  size?: { width: number; height: number };
  /**
   * Whether it was encrypted, and opened without a password or with the one given; results are not encrypted. Default
   * false.
   */
  encrypted?: boolean;
  /**
   * Set if something seems to be missing. `statedPages`: how many pages the document claims, if that is more than there
   * are, otherwise 0.
   */
  damage?: { statedPages: number };
  /** The answer to `broken-pages`. Missing until that is asked. */
  brokenPages?: number;
}
