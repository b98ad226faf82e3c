/** Maps quality, as people see it, to the encoder's own steps, which are whole numbers. */
export interface QualitySteps {
  /** The nearest step. */
  stepOf(quality: number): number;
  /** Not always a whole number. */
  qualityOf(step: number): number;
  /** The steps from which the encoder keeps more of the colours, so that the look changes more than between others. */
  jumps?: readonly number[];
}

export const wholeSteps: QualitySteps = { stepOf: Math.round, qualityOf: (step) => step };

export const jpegSteps: QualitySteps = { ...wholeSteps, jumps: [90] };
/**
 * AVIF needs lower steps for the same look. Above this point they rise faster: most photos look the same only at steps
 * from 63 to 75.
 */
const faster = { quality: 80, step: 52 };
const perQuality = { below: 0.75, above: 1.5 };

export const avifSteps: QualitySteps = {
  stepOf(quality) {
    if (quality === 100) return 100;
    const share = quality <= faster.quality ? perQuality.below : perQuality.above;
    return Math.max(1, Math.round(faster.step + (quality - faster.quality) * share));
  },
  qualityOf(step) {
    const share = step <= faster.step ? perQuality.below : perQuality.above;
    return faster.quality + (step - faster.step) / share;
  },
};
