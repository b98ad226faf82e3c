import { fromLatin1 } from '#containers/bytes.ts';
import type { Copier } from '../copy/copier.ts';
import { scriptText } from '../document/script-text.ts';
import { PdfString, Ref, type PdfObject } from '#containers/pdf/objects.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { encodeText } from '#containers/pdf/strings.ts';

/** Function calls in form scripts that refer to fields by name, up to the closing bracket. */
const calls =
  /\b(?:getField|resetForm|AFSimple_Calculate)\s{0,9}\((?:[^()"']|"[^"\\\n]*"|'[^'\\\n]*'|\([^()]{0,2000}\)){0,2000}\)/g;
const literals = /(["'])([^"'\\\n]*)\1/g;
const sums = new Set(['SUM', 'AVG', 'PRD', 'MIN', 'MAX']);

/** Renames the fields in a script. Names that the script composes are not detected. */
export const renameInScript = (script: string, rename: (name: string) => string): string =>
  script.replace(calls, (call) =>
    call.replace(literals, (literal, quote: string, names: string) => {
      if (sums.has(names)) return literal;
      // Calculations may list fields in one string.
      return quote + names.replace(/[^,\s][^,]*[^,\s]|[^,\s]/g, rename) + quote;
    }),
  );

/** Adds a rule that renames fields in the scripts of a document. */
export function addScriptRule(copier: Copier, rename: (name: string) => string) {
  const { document, rules, writer } = copier;
  const known = new Map<number, PdfObject>();
  const renamed = (value: PdfObject): PdfObject => {
    const script = document.resolve(value);
    const text = scriptText(document, script);
    const changed = renameInScript(text, rename);
    if (changed === text) return copier.copy(value);
    if (script instanceof PdfString) return PdfString.fromBytes(encodeText(changed));
    return writer.add(packedStream(new Map(), fromLatin1(encodeText(changed))));
  };
  rules.set('JS', (value) => {
    if (!(value instanceof Ref)) return renamed(value);
    const copied = known.get(value.number) ?? renamed(value);
    known.set(value.number, copied);
    return copied;
  });
}
