/** Where it is asked for at run time whether a feature exists: in another script than the one that uses it. */
interface Asked {
  in: string;
  /** What stands there. */
  by: string;
}

const webCodecs: Asked = { in: 'src/engines/media/failures/silent-decoders.ts', by: "'VideoDecoder' in self" };
const anotherMember =
  'Called on objects that have a method of this name: TypeScript knows it as none of the browser’s.';
const anAttack = 'An attack that /proof tries: where it does not exist, nothing can leave by it.';
const ofForge = 'A method of node-forge’s own objects.';

/** What scripts use although a browser lacks it: where that is asked for, or why nothing fails. */
export const inScripts: Record<string, Asked | string> = {
  EncodedVideoChunk: webCodecs,
  VideoFrame: webCodecs,
  '.copyTo': webCodecs,
  'Symbol.dispose': { in: 'node_modules/mediabunny/dist/modules/src/misc.js', by: 'Symbol.dispose ??=' },
  '.createWritable': { in: 'src/components/results/save.ts', by: 'if (!window.showSaveFilePicker) return undefined' },
  '.share': { in: 'src/components/results/share.ts', by: 'navigator.canShare?.(' },
  WebTransport: anAttack,
  SharedWorker: anAttack,
  '.bytes': anotherMember,
  '.drop': anotherMember,
  '.fileName': anotherMember,
  '.handle': anotherMember,
  '.take': anotherMember,
  '.unlock': anotherMember,
  '.when': anotherMember,
  '.getPublicKey': anotherMember,
  '.maximize': 'A method of Intl.Locale, which all of them have.',
  '.lock': ofForge,
  '.setImmediate': ofForge,
  '.toHex': ofForge,
};

const nicer = 'Nicer where it works; nothing is missing where it does not.';

/** What styles use although a browser lacks it, and why nothing is wrong there. A property stands for its values. */
export const inStyles: Record<string, string> = {
  '::-webkit-inner-spin-button': 'Firefox hides the arrows by `appearance`.',
  '@view-transition': nicer,
  '::view-transition': nicer,
  '::view-transition-group': nicer,
  'view-transition-name': nicer,
  'anchor-name': 'Only what stands in `@supports (bottom: anchor(top))` needs it.',
  'content-visibility': 'Saves the browser work.',
  cursor: 'Phones without a mouse show no pointer.',
  'font-family: ui-monospace': 'Other typefaces follow it.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'inline-size: fit-content': 'The data has no version for Samsung Internet, whose engine has it since its version 46.',
  'overflow-anchor': 'It turns off what Safari does not do.',
  resize: 'It only removes a handle, which phones do not have.',
  'scrollbar-gutter': nicer,
  'scrollbar-width': nicer,
  'text-size-adjust': 'Stands beside `-webkit-text-size-adjust`, and Firefox on a computer enlarges no text.',
  'text-wrap': nicer,
  'user-select': 'Stands beside `-webkit-user-select`.',
};
