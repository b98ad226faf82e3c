import { followRequests, type SeenRequest } from '#proof/requests.ts';
import { describeSize } from '#wording/amounts.ts';
import { requestWords } from '#words/proof.ts';

/** Lists the requests of the page since it opened, as they happen. */
class RequestList extends HTMLElement {
  connectedCallback() {
    followRequests((requests) => {
      this.querySelector('tbody')?.replaceChildren(...requests.map(rowOf));
      const sum = this.querySelector('.sum');
      if (sum) sum.textContent = describe(requests);
    });
  }
}

function describe(seen: SeenRequest[]): string {
  const doubtful = seen.filter(({ doubt }) => doubt).length;
  const refused = seen.filter(({ refused }) => refused).length;
  const received = seen.reduce((sum, request) => sum + request.received, 0);
  return requestWords.sum({ made: seen.length - refused, refused, doubtful, received });
}

function rowOf({ address, kind, received, refused, doubt }: SeenRequest): HTMLTableRowElement {
  const row = document.createElement('tr');
  row.dataset['doubt'] = doubt ?? '';
  const name = document.createElement('th');
  name.scope = 'row';
  name.textContent = address.origin === location.origin ? address.pathname + address.search : address.href;
  const size = refused ? '–' : received > 0 ? describeSize(received) : requestWords.fromCache;
  row.append(
    name,
    ...[kind, size, refused ? requestWords.refused : requestWords.carried[doubt ?? 'nothing']].map(cellOf),
  );
  return row;
}

function cellOf(text: string): HTMLTableCellElement {
  const cell = document.createElement('td');
  cell.textContent = text;
  return cell;
}

customElements.define('request-list', RequestList);
