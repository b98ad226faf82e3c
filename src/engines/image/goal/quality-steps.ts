/** Of quality, as people see it, in what an encoder tells apart: its own whole numbers. */
export interface QualitySteps {
  /** The nearest. */
  stepOf(quality: number): number;
  /** Not always whole. */
  qualityOf(step: number): number;
}

export const wholeSteps: QualitySteps = { stepOf: Math.round, qualityOf: (step) => step };

/** The numbers of AVIF run lower for the same look; from here on they rise faster: most photos look the same only at 63 to 75 of them. */
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
