export interface RateLimit {
  /** Requests in a window. */
  windowLimit: number;
  /** In seconds. */
  windowSize: number;
}

/** The number of callers to remember before forgetting inactive ones. */
const rememberedCallers = 10_000;

/**
 * Counts requests in a sliding window, for each caller.
 *
 * @param now monotonic, in milliseconds: with the wall clock, a correction would lock callers out.
 * @returns the seconds that the caller has to wait, or 0 if the request may pass.
 */
export function rateLimiter(now: () => number = () => performance.now()) {
  /** Ordered by the latest request. */
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

/**
 * Forgets inactive callers. Windows differ between functions, so a later caller may be inactive sooner; the next call
 * finds it.
 */
function forgetQuiet(requests: Map<string, { until: number }>, time: number) {
  for (const [caller, { until }] of requests) {
    if (until > time) return;
    requests.delete(caller);
  }
}
