import { hearRefusals } from './hear-refusals.ts';
import type { Traces } from './try-way.ts';

/** Follows what one attempt does to the page. */
export function followPage(hostname: string): Traces {
  const refusals = hearRefusals(hostname);
  document.addEventListener('securitypolicyviolation', refusals.hear);

  const added: Node[] = [];
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      added.push(node);
      // What a frame may not do, its own document is told.
      if (node instanceof HTMLIFrameElement)
        node.contentDocument?.addEventListener('securitypolicyviolation', refusals.hear);
    }
  });
  for (const parent of [document.head, document.body]) watch.observe(parent, { childList: true });
  const sheets = document.adoptedStyleSheets;
  // A link that pings leads to the top.
  const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  const [peers, forgetPeers] = followPeers();

  return {
    refusals,
    failures: () =>
      // A connection that may not be made has failed before it has looked for anything.
      peers.some(({ iceConnectionState }) => iceConnectionState === 'failed') ? ['iceConnectionState: failed'] : [],
    end() {
      for (const node of added) node.parentNode?.removeChild(node);
      watch.disconnect();
      refusals.end();
      document.adoptedStyleSheets = sheets;
      if (scrollY !== place.top) scrollTo(place);
      forgetPeers();
    },
  };
}

/** Keeps the connections that a script opens by WebRTC, to see what becomes of them and to close them. */
function followPeers(): [RTCPeerConnection[], () => void] {
  const peers: RTCPeerConnection[] = [];
  if (typeof RTCPeerConnection === 'undefined') return [peers, () => undefined];
  const Original = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Original {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      peers.push(this);
    }
  };
  const forget = () => {
    globalThis.RTCPeerConnection = Original;
    for (const peer of peers) peer.close();
  };
  return [peers, forget];
}
