import type { Reporter } from '@playwright/test/reporter';
import { engines } from '../../scripts/browser.mjs';

const browsers = {
  firefox: 'Firefox: Debian has it as firefox-esr, or set FIREFOX_PATH to it',
  webkit: 'WebKit: as root on Debian, the tests install it; there is no other package of it that they can drive',
};

/** Ends a run with the engines in which nothing was tested, and why. */
export default class LeftOut implements Reporter {
  onEnd() {
    for (const name of engines().missing) {
      // The names are the keys of a table there.
      console.log(`Not tested in ${browsers[name as keyof typeof browsers]}.`);
    }
  }
}
