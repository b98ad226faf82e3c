import text from '../../CHANGELOG.md?raw';

interface Version {
  title: string;
  /** Under `Added`, `Changed` and so on. `text`: what precedes the lists. */
  text: string;
  parts: { title: string; items: string[] }[];
}

const sectionsOf = (markdown: string, mark: string) =>
  markdown
    .split(new RegExp(`^${mark} `, 'm'))
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title, body: lines.join('\n').trim() };
    });

/** The contents of `CHANGELOG.md`, newest first. */
export const versions: Version[] = sectionsOf(text, '##').map(({ title, body }) => ({
  title,
  text: body.split(/^### /m, 1)[0]?.trim() ?? '',
  parts: sectionsOf(body, '###').map((part) => ({
    title: part.title,
    items: part.body.split(/^- /m).flatMap((item) => item.trim() || []),
  })),
}));
