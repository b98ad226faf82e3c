import type { FormatId, InputFormatId } from '../../formats/formats.ts';
import type { MediaContainer, TagName } from './media-operation.ts';

/** What is known of a file from its header, before any work: shown beside it, and used to warn. */
export type Facts = ImageFacts | MediaFacts | SubtitleFacts | PdfFacts;

export interface ImageFacts {
  kind: 'image';
  format: InputFormatId<'image'>;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** 1 for a still. */
  frames: number;
  /** How long each frame of an animation is shown, in milliseconds, where that is known. */
  delays?: number[];
  /** Of an animation of which no more can be read here. Default false. */
  firstFrameOnly?: boolean;
  /** Formats for animations of which this browser writes stills alone. Default none. */
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
  /** In seconds; an estimate for large recordings that do not say it. */
  duration: number;
  video?: TrackFacts & {
    /** Display size in pixels, after rotation. */
    width: number;
    height: number;
    frameRate?: number;
    /** Whether a file of its own format can say that it is to be shown turned. */
    turnable: boolean;
  };
  audio?: TrackFacts & { sampleRate: number; numberOfChannels: number };
  /** What it says of itself, in its tags. */
  tags: Partial<Record<TagName, string>>;
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
  /** As in `VideoCodec` and `AudioCodec`, else the container's own code for it. */
  codec: string;
  /** In bit/s. */
  bitrate?: number;
  /** Whether this browser can decode it, and so encode it anew. */
  decodable: boolean;
  /** Whether an exact cut copies its packets in a file of its own format: of a picture, all but those next to the cut. */
  cuttable: boolean;
  /** The containers that its packets can be copied to. */
  fits: MediaContainer[];
}

export interface PdfFacts {
  kind: 'document';
  format: FormatId;
  pages: number;
  /** Of the first page as it is looked at, in points of 1/72 inch. */
  size?: { width: number; height: number };
  /** Opened without a password, or with the one given; results are not encrypted. Default false. */
  encrypted?: boolean;
  /** Where something seems to be missing. `statedPages`: how many pages it says that it has, if that is more than there are, else 0. */
  damage?: { statedPages: number };
  /** How many of its first pages are drawn by damaged data. Default 0. */
  brokenPages?: number;
}
