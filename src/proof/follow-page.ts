import { hearRefusals } from './hear-refusals.ts';
import type { Traces } from './try-way.ts';

/** Follows the effects of one attempt on the page. */
export function followPage(hostname: string): Traces {
  const refusals = hearRefusals(hostname);
  document.addEventListener('securitypolicyviolation', refusals.hear);

  const added: Node[] = [];
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      added.push(node);
      // A frame's own document receives the events of its violations.
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
      // A forbidden connection fails before it looks for anything.
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

/** Records the WebRTC connections that a script opens, to see their outcome and to close them. */
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
