import * as v from 'valibot';
import { reportFormat } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { uncheckedWords } from '#words/signatures.ts';

export default defineTool({
  title: 'Check PDF signatures',
  description: 'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.',
  family: 'pdf',
  action: 'Check signatures',
  accepts: ['pdf'],
  batch: 'each',
  group: 'inspect',
  drawnAs: 'info',
  aka: [
    'verify signature',
    'validate signature',
    'digital signature',
    'signature validation',
    'who signed',
    'certificate',
    'pades',
    'pdfsig',
    'tampered',
    'is this pdf genuine',
    'fake pdf',
    'forged',
  ],
  options: v.object({ format: reportFormat }),
  job: ({ format }) => ({ engine: 'pdf', operation: { type: 'verify', format } }),
  questions: [
    {
      question: 'What is checked?',
      answer:
        'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.',
    },
    {
      question: 'What is not checked?',
      answer: `${uncheckedWords} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.`,
    },
    {
      question: 'What does “Changed after it was signed” mean?',
      answer:
        'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.',
    },
    {
      question: 'Is the time of signing reliable?',
      answer:
        'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.',
    },
    {
      question: 'Which signatures are supported?',
      answer:
        'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.',
    },
  ],
});
