export interface RateLimit {
  /** Requests in a window. */
  windowLimit: number;
  /** In seconds. */
  windowSize: number;
}

/** How many callers are remembered before the ones who have gone quiet are forgotten. */
const rememberedCallers = 10_000;

/**
 * Counts requests in a sliding window, for each caller.
 *
 * @param now in milliseconds, and never set back: by the clock on the wall, a correction would lock callers out.
 * @returns how many seconds the caller has to wait, or 0 when the request may pass.
 */
export function rateLimiter(now: () => number = () => performance.now()) {
  /** The one who asked last is last. */
  const requests = new Map<string, { times: number[]; until: number }>();

  return (caller: string, { windowLimit, windowSize }: RateLimit): number => {
    const time = now();
    const window = windowSize * 1000;
    const times = (requests.get(caller)?.times ?? []).filter((one) => one > time - window);
    if (times.length >= windowLimit) return Math.max(1, Math.ceil(((times[0] ?? time) + window - time) / 1000));
    times.push(time);
    requests.delete(caller);
    requests.set(caller, { times, until: time + window });
    if (requests.size > rememberedCallers) forgetQuiet(requests, time);
    return 0;
  };
}

/** Windows differ between functions, so one who asked later may be quiet sooner; the next call finds them. */
function forgetQuiet(requests: Map<string, { until: number }>, time: number) {
  for (const [caller, { until }] of requests) {
    if (until > time) return;
    requests.delete(caller);
  }
}
