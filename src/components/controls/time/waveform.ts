import { nothing, svg, html } from 'lit';

/** The loudness of a recording over time, as a drawing that stretches to fit its place. */
export function waveform(peaks: Uint8Array | undefined) {
  if (!peaks?.some((peak) => peak > 0)) return nothing;
  const bars = Array.from(peaks, (peak, at) => `M${at + 0.5} ${256 - Math.max(1, peak)}V${256 + Math.max(1, peak)}`);
  return html`<svg class="wave" viewBox="0 0 ${peaks.length} 512" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path d=${bars.join('')}></path>`}
  </svg>`;
}
