import { englishPath } from '#language.ts';
import { languageAt } from '#languages.ts';
import { pagePath } from '../../../server/address.ts';
import { documents } from '#discovery/documents.ts';
import { pagePolicies, scriptPolicies, workerPolicies } from '#policies.ts';
import { builtPolicy } from './built-policy.ts';

const hex = (character: string) => `%${(character.codePointAt(0) ?? 0).toString(16)}`;
const firstLetter = /[a-z](?=[^/]*$)/i;

/** Other spellings of an address, which servers and proxies are known to treat as the same. */
export const spellings: Record<string, (address: string) => string> = {
  'a letter escaped': (address) => address.replace(firstLetter, (letter) => hex(letter)),
  'a letter escaped twice': (address) => address.replace(firstLetter, (letter) => hex(letter).replace('%', '%25')),
  'the first letter escaped': (address) => address.replace(/[^/]/, (letter) => hex(letter)),
  'all escaped': (address) => address.replaceAll(/[^/]/g, (letter) => hex(letter)),
  'all escaped in capitals': (address) => address.replaceAll(/[^/]/g, (letter) => hex(letter).toUpperCase()),
  'its last dot escaped': (address) => address.replace(/\.(?=[^.]*$)/, '%2E'),
  'its last slash escaped': (address) => address.replace(/(?<=.)\/(?=[^/]*$)/, '%2f'),
  'its last slash a backslash': (address) => address.replace(/(?<=.)\/(?=[^/]*$)/, '\\'),
  'its last slash an escaped backslash': (address) => address.replace(/(?<=.)\/(?=[^/]*$)/, '%5C'),
  'its last slash doubled': (address) => address.replace(/(?<=.)\/(?=[^/]*$)/, '//'),
  'two slashes at its start': (address) => `/${address}`,
  'a folder entered and left': (address) => `/_astro/..${address}`,
  'a folder entered and left, escaped': (address) => `/_astro/%2e%2e${address}`,
  'a folder entered and left by a parameter': (address) => `/_astro/..;${address}`,
  'a dot folder': (address) => `/.${address}`,
  'a parameter at its end': (address) => `${address};x=1`,
  'a dot at its end': (address) => `${address}.`,
  'a space at its end': (address) => `${address}%20`,
  'a zero at its end': (address) => `${address}%00`,
  'a slash at its end': (address) => `${address}/`,
  capitals: (address) => address.toUpperCase(),
  'a wide dot': (address) => address.replace(/\.(?=[^.]*$)/, '%EF%BC%8E'),
  'an overlong slash': (address) => address.replace(/(?<=.)\/(?=[^/]*$)/, '%c0%af'),
  'half an escape': (address) => `${address}%`,
};

const folderOf = (address: string) => /^\/_astro\/([^/]+)\//.exec(address)?.[1] ?? '';

/** Whether a file is closed: it is no page, and is in a folder of such files or named as a document for programs. */
const isClosed = (address: string) =>
  /^\/(?:_astro|cards|data|\.well-known)\/|\.md$/.test(address) || address in documents;

/** Returns the policy that a file must be served with at its own address. */
export function policyOf(address: string): string {
  const id = scriptPolicies[address] ?? workerPolicies[folderOf(address)];
  return builtPolicy(
    id ?? pagePolicies[englishPath(pagePath(address), languageAt(address))] ?? (isClosed(address) ? 'closed' : 'page'),
  );
}
