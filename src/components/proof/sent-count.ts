import { followRequests } from '../../proof/requests.ts';

/** Says in the footer what has been asked since the page opened, and how much of it can have carried anything away. */
const line = document.querySelector<HTMLElement>('footer .sent');
if (line) {
  const words = line.querySelector('span');
  followRequests((requests) => {
    const doubtful = requests.filter(({ doubt }) => doubt).length;
    if (words)
      words.textContent =
        doubtful > 0
          ? `${doubtful} of ${requests.length} requests may have carried something.`
          : `0 bytes of yours sent. ${requests.length} requests, all for files of this site.`;
    line.hidden = false;
  });
}
