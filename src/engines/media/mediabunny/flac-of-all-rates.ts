import { FLAC, type Input, type InputFormat } from 'mediabunny';

/** The parts of Mediabunny 1.61's FLAC demuxer that are used here. Its types do not declare them. */
interface FlacDemuxer {
  audioInfo: { sampleRate: number } | null;
  readFlacFrameHeader(place: { slice: { filePos: number }; isFirstPacket: boolean }): FrameHeader | null;
}

interface FrameHeader {
  num: number;
  blockSize: number;
  sampleRate: number;
}

/** The highest rate in kHz that fits in the one byte of a frame header. */
const mostKilohertz = 255;

// Mediabunny declares this method as internal.
const original = FLAC as InputFormat & { _createDemuxer(input: Input): FlacDemuxer };

/**
 * FLAC, including frames that give their sample rate in kHz (code 0b1100 of RFC 9639, 9.1.2). Mediabunny 1.61 takes
 * that byte for Hz, finds that it differs from the file's rate, and reads no packet: see
 * docs/upstream/mediabunny-flac-kilohertz.md.
 */
export const flacOfAllRates: InputFormat = Object.assign(Object.create(FLAC) as InputFormat, {
  _createDemuxer(input: Input) {
    // oxlint-disable-next-line no-underscore-dangle -- This is Mediabunny's name.
    const demuxer = original._createDemuxer(input);
    const readHeader = demuxer.readFlacFrameHeader.bind(demuxer);
    demuxer.readFlacFrameHeader = ({ slice, isFirstPacket }) => {
      const start = slice.filePos;
      const header = readHeader({ slice, isFirstPacket });
      const { audioInfo } = demuxer;
      if (header || !audioInfo) return header;
      const { sampleRate } = audioInfo;
      if (sampleRate % 1000 !== 0 || sampleRate / 1000 > mostKilohertz) return null;
      slice.filePos = start;
      demuxer.audioInfo = { ...audioInfo, sampleRate: sampleRate / 1000 };
      try {
        // The blocking strategy is read only from the first packet, and is known at this point.
        const inKilohertz = readHeader({ slice, isFirstPacket: false });
        return inKilohertz && { ...inKilohertz, sampleRate };
      } finally {
        demuxer.audioInfo = audioInfo;
      }
    };
    return demuxer;
  },
});
