import { workerAddress } from '#jobs/worker/worker-address.ts';
import type { OfflineReply, OfflineRequest, OfflineState } from './messages.ts';
import { cachePrefix } from './storage.ts';

/** Browsers have none except on HTTPS and `localhost`, or if people do not let sites store anything. */
const container = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** Whether this browser can keep the site, and whether it does. */
export const canKeep = () => container() !== undefined && 'caches' in globalThis;
export const isKeeping = async () => (await container()?.getRegistration()) !== undefined;

/** Registers the service worker. Call it only once someone has agreed. */
export const startKeeping = () =>
  navigator.serviceWorker.register(workerAddress('offline'), { updateViaCache: 'none' });

/** How long the service worker may be silent, in milliseconds: browsers may terminate it at any time. */
const silence = 60_000;

/** Sends a request to the registered service worker. */
export async function askOffline(
  request: OfflineRequest,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<OfflineState> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1: port, port2 } = new MessageChannel();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<OfflineState>((resolve, reject) => {
      const heard = () => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => reject(new Error('The service worker is silent')), silence);
      };
      port.onmessage = ({ data }: MessageEvent<OfflineReply>) => {
        heard();
        if (data.type === 'progress') onProgress(data.done, data.total);
        else resolve(data);
      };
      heard();
      active?.postMessage(request, [port2]);
    });
  } finally {
    clearTimeout(watchdog);
    port.close();
  }
}

/** Repeats the request until nothing is missing, or something prevents it. */
export async function askUntilDone(
  request: OfflineRequest & { type: 'keep' | 'look' },
  signal?: AbortSignal,
  onProgress?: (done: number, total: number) => void,
): Promise<OfflineState> {
  for (;;) {
    const state = await askOffline(request, onProgress);
    if (state.missing === 0 || state.problem || signal?.aborted) return state;
  }
}

/** Removes everything that is kept to work without a network. */
export async function forgetOffline(): Promise<void> {
  const registrations = (await container()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}
