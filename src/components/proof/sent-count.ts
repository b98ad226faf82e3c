import { followRequests } from '#proof/requests.ts';
import { sentWords } from '#words/sent-count.ts';

/**
 * Shows in the footer how many requests were made since the page opened, and how many of them could have carried
 * anything away.
 */
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
