import * as xml from '#containers/xml.ts';

/** Characters that no XML document may contain (XML 1.0, 2.2), not even escaped. */
// oxlint-disable-next-line no-control-regex -- Control characters are among those that it removes.
const forbidden =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export const escaped = (text: string): string => xml.escaped(text.replace(forbidden, ''));

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
