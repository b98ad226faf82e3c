import { FLAC, type Input, type InputFormat } from 'mediabunny';

/** What is used here of Mediabunny 1.61's demuxer of FLAC; its types do not tell of it. */
interface FlacDemuxer {
  audioInfo: { sampleRate: number } | null;
  readFlacFrameHeader(place: { slice: { filePos: number }; isFirstPacket: boolean }): FrameHeader | null;
}

interface FrameHeader {
  num: number;
  blockSize: number;
  sampleRate: number;
}

/** A frame has one byte for a rate in kHz. */
const mostKilohertz = 255;

// Mediabunny declares this method as internal.
const original = FLAC as InputFormat & { _createDemuxer(input: Input): FlacDemuxer };

/**
 * FLAC, with frames that give their sample rate in kHz (code 0b1100 of RFC 9639, 9.1.2). Mediabunny 1.61 takes that byte
 * for Hz, finds that it is not the rate of the file, and reads no packet: see docs/upstream/mediabunny-flac-kilohertz.md.
 */
export const flacOfAllRates: InputFormat = Object.assign(Object.create(FLAC) as InputFormat, {
  _createDemuxer(input: Input) {
    // oxlint-disable-next-line no-underscore-dangle -- Mediabunny names it so.
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
        // It knows by now how the stream is blocked, which it asks of the first packet alone.
        const inKilohertz = readHeader({ slice, isFirstPacket: false });
        return inKilohertz && { ...inKilohertz, sampleRate };
      } finally {
        demuxer.audioInfo = audioInfo;
      }
    };
    return demuxer;
  },
});
