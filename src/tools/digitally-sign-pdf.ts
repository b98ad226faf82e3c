import * as v from 'valibot';
import { password } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { signatureLines } from '#words/signatures.ts';
import { flag, pick, option } from '#options/builders.ts';

/** A text stated in the signature. */
const stated = (title: string) => option(title, v.pipe(v.string(), v.maxLength(200)), '');

export default defineTool({
  title: 'Sign PDF with a certificate',
  description: 'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.',
  family: 'pdf',
  action: 'Sign',
  suffix: 'signed',
  asks: ['keys', 'password'],
  accepts: ['pdf'],
  batch: 'each',
  needsFile: true,
  group: 'protect',
  drawnAs: 'seal',
  aka: [
    'digital signature',
    'digitally sign',
    'certificate signature',
    'pades',
    'p12',
    'pfx',
    'qualified signature',
    'cryptographic signature',
    'sign with key',
    'certify pdf',
    'digital id',
  ],
  options: v.object({
    keys: option('Key and certificate', v.array(v.file()), [], {
      description: 'A .p12 or .pfx file, or PEM files with the private key and its certificates.',
      'x-control': 'file',
      'x-extensions': ['p12', 'pfx', 'pem', 'key', 'crt', 'cer', 'der'],
    }),
    password: password('Password of the key, if any'),
    shown: pick('Show it on a page', { nowhere: 'No', first: 'First page', last: 'Last page' }, 'nowhere', {
      description: 'A box at the bottom right that says who signed, and when.',
    }),
    reason: stated('Reason, if any'),
    location: stated('Place, if any'),
    pss: flag('RSA-PSS', false, {
      description: 'Newer padding for RSA keys, which some older programs cannot check.',
      'x-folded': true,
    }),
  }),
  job: ({ pss: isPss, ...signing }) => ({
    engine: 'pdf',
    operation: { type: 'sign-digitally', signing: { ...signing, isPss, lines: signatureLines } },
  }),
  questions: [
    {
      question: 'What kind of signature is this?',
      answer:
        'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.',
    },
    {
      question: 'Is my key safe?',
      answer:
        'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.',
    },
    {
      question: 'Which keys work?',
      answer:
        'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.',
    },
    {
      question: 'Is there a timestamp?',
      answer:
        'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.',
    },
    {
      question: 'What happens to existing signatures?',
      answer:
        'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.',
    },
  ],
});
