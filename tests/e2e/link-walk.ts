/** Where a link leads, and what it would take along. */
export interface Followed {
  /** The kind of link: where it stands on the page. */
  kind: string;
  path: string;
  /** The path of the page that was about to open; none if nothing happened. */
  opened: string | undefined;
  /** The files that were handed over to that page, and those that it does not take. */
  carried: string[];
  stayed: string[];
}

/**
 * Clicks the links of this page that lead to other pages of the site, and notes what each would open, without leaving.
 * Runs in the page, in Chromium: other browsers cannot stop the page from being left.
 *
 * @param each whether every link is clicked, or one of each kind.
 */
export async function walkLinks(each: boolean): Promise<Followed[]> {
  interface HandOver {
    id: string;
    to: string;
    stayed: string[];
  }
  const visit = (id: string) =>
    new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('hand-over');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('visits').objectStore('visits').getAll();
        all.onsuccess = () => {
          opening.result.close();
          const visits = all.result as { id: string; state: { batch: { entries: { path: string }[] } } }[];
          resolve(visits.find((one) => one.id === id)?.state.batch.entries.map(({ path }) => path) ?? []);
        };
      };
    });
  const leaving = () =>
    new Promise<string | undefined>((resolve) => {
      const over = new AbortController();
      const settle = (path?: string) => {
        over.abort();
        resolve(path);
      };
      const stop = (event: NavigateEvent) => {
        // The page notes its visit in its own history entry.
        if (event.destination.sameDocument) return;
        event.preventDefault();
        settle(new URL(event.destination.url).pathname);
      };
      navigation.addEventListener('navigate', stop, over);
      setTimeout(settle, 5000);
    });
  const kindOf = (link: Element) => {
    const region = link.closest('dialog, header, footer, nav, main, aside')?.tagName ?? 'BODY';
    const named = [link, link.parentElement?.closest('[class]'), link.closest('section, nav, article, details, table')];
    return [region, ...named.map((one) => `${one?.tagName ?? ''}.${[...(one?.classList ?? [])].join('.')}`)].join(' ');
  };
  const find = () => {
    const links = new Map<string, HTMLAnchorElement>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const { origin, pathname } = new URL(link.href);
      const isPage = origin === location.origin && !/^\/api\/|\.\w+$/.test(pathname) && pathname !== location.pathname;
      const kind = kindOf(link);
      // What opens in another tab leaves this one whole.
      if (isPage && link.target !== '_blank') links.set(each ? `${kind} ${pathname}` : kind, link);
    }
    return links;
  };
  const followed: Followed[] = [];
  for (const key of find().keys()) {
    // Rows are drawn anew now and then.
    const link = find().get(key);
    if (!link) throw new Error(`The link is gone: ${key}`);
    sessionStorage.removeItem('hand-over');
    const left = leaving();
    const [kind, path] = [kindOf(link), new URL(link.href).pathname];
    link.click();
    const opened = await left;
    const { id, to, stayed } = JSON.parse(sessionStorage.getItem('hand-over') ?? '{}') as Partial<HandOver>;
    const carried = id && to === opened ? await visit(id) : [];
    followed.push({ kind, path, opened, carried, stayed: stayed ?? [] });
  }
  sessionStorage.removeItem('hand-over');
  return followed;
}
