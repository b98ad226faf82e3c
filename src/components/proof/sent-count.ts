import { followRequests } from '../../proof/requests.ts';
import { sentWords } from '../../words/en/sent-count.ts';

/** Says in the footer what has been asked since the page opened, and how much of it can have carried anything away. */
const line = document.querySelector<HTMLElement>('footer .sent');
if (line) {
  const words = line.querySelector('span');
  followRequests((requests) => {
    const doubtful = requests.filter(({ doubt }) => doubt).length;
    if (words)
      words.textContent =
        doubtful > 0 ? sentWords.doubtful(doubtful, requests.length) : sentWords.none(requests.length);
    line.hidden = false;
  });
}
