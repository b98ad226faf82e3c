import { validate as isAhv } from 'stdnum/lib/esm/ch/ssn';
import { validate as isAadhaar } from 'stdnum/lib/esm/in/aadhaar';
import { validate as isBsn } from 'stdnum/lib/esm/nl/bsn';
import { validate as isCodiceFiscale } from 'stdnum/lib/esm/it/codicefiscale';
import { validate as isCpf } from 'stdnum/lib/esm/br/cpf';
import { validate as isCpr } from 'stdnum/lib/esm/dk/cpr';
import { validate as isDni } from 'stdnum/lib/esm/es/dni';
import { validate as isFodselsnummer } from 'stdnum/lib/esm/no/fodselsnummer';
import { validate as isHetu } from 'stdnum/lib/esm/fi/hetu';
import { validate as isIdnr } from 'stdnum/lib/esm/de/idnr';
import { validate as isNie } from 'stdnum/lib/esm/es/nie';
import { validate as isNif } from 'stdnum/lib/esm/pt/nif';
import { validate as isNino } from 'stdnum/lib/esm/gb/nino';
import { validate as isNir } from 'stdnum/lib/esm/fr/nir';
import { validate as isBelgian } from 'stdnum/lib/esm/be/nn';
import { validate as isPersonnummer } from 'stdnum/lib/esm/se/personnummer';
import { validate as isPesel } from 'stdnum/lib/esm/pl/pesel';
import { validate as isPps } from 'stdnum/lib/esm/ie/pps';
import { validate as isRic } from 'stdnum/lib/esm/cn/ric';
import { validate as isSin } from 'stdnum/lib/esm/ca/sin';
import { validate as isSsn } from 'stdnum/lib/esm/us/ssn';
import { validate as isSvnr } from 'stdnum/lib/esm/de/svnr';
import { validate as isTfn } from 'stdnum/lib/esm/au/tfn';
import { validate as isVnr } from 'stdnum/lib/esm/at/vnr';
import { candidates, isLabelled } from './candidates.ts';

interface NationalNumber {
  /** Its notation. */
  pattern: RegExp;
  /** Checks it by its check digits, or by the dates and codes in it. */
  validate: (text: string) => { isValid: boolean };
  /** The label before it. Required if the digits alone could be any number. Default: none is required. */
  label?: RegExp;
}

/** Numbers by which countries identify people. */
const nationalNumbers: readonly NationalNumber[] = [
  { pattern: /\d{3}[- ]\d{2}[- ]\d{4}/, validate: isSsn },
  // Some were printed in advertisements and are not valid, but people have given them as theirs.
  { pattern: /\d{3}[- ]\d{2}[- ]\d{4}/, validate: hasFormOfSsn, label: /SSN|social security(?: number| no\.?)?/ },
  { pattern: /\d{9}/, validate: isSsn, label: /SSN|social security(?: number| no\.?)?/ },
  { pattern: /[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]/, validate: isNino },
  { pattern: /\d{2} \d{3} \d{3} \d{3}/, validate: isIdnr },
  { pattern: /\d{11}/, validate: isIdnr, label: /IdNr\.?|Steuer-?ID(?:-?Nr\.?)?|Steueridentifikationsnummer|TIN/ },
  { pattern: /\d{2} ?\d{6} ?[A-Z] ?\d{3}/, validate: isSvnr },
  { pattern: /[12] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}/, validate: isNir },
  { pattern: /[A-Z]{6} ?\d{2}[A-Z]\d{2} ?[A-Z]\d{3}[A-Z]/, validate: isCodiceFiscale },
  { pattern: /\d{8}[- ]?[A-Z]/, validate: isDni },
  { pattern: /[XYZ][- ]?\d{7}[- ]?[A-Z]/, validate: isNie },
  { pattern: /\d{9}/, validate: isBsn, label: /BSN|burgerservicenummer|sofi-?nummer/ },
  { pattern: /\d{11}/, validate: isPesel, label: /PESEL/ },
  { pattern: /\d{3} ?\d{3} ?\d{3}/, validate: isNif, label: /NIF|contribuinte/ },
  { pattern: /\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}/, validate: isBelgian },
  { pattern: /\d{6}[-+]\d{4}|(?:19|20)\d{6}-?\d{4}/, validate: isPersonnummer },
  { pattern: /\d{6}-\d{4}/, validate: isCpr },
  { pattern: /\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]/, validate: isHetu },
  { pattern: /\d{6} ?\d{5}/, validate: isFodselsnummer, label: /f(?:ø|oe?)dselsnummer|personnummer|fnr\.?/ },
  { pattern: /756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}/, validate: isAhv },
  { pattern: /\d{4} ?\d{6}/, validate: isVnr, label: /SVNR|SV-?Nr\.?|Sozialversicherungsnummer/ },
  { pattern: /\d{3}\.\d{3}\.\d{3}-\d{2}/, validate: isCpf },
  { pattern: /\d{11}/, validate: isCpf, label: /CPF/ },
  { pattern: /\d{3}[- ]\d{3}[- ]\d{3}/, validate: isSin, label: /SIN|NAS|social insurance(?: number| no\.?)?/ },
  { pattern: /(?<!\d[ -])\d{4} \d{4} \d{4}(?![ -]\d)/, validate: isAadhaar },
  { pattern: /\d{6}(?:19|20)\d{9}[\dX]/, validate: isRic },
  { pattern: /\d{7}[A-W][ABHWTX]?/, validate: isPps },
  { pattern: /\d{3} ?\d{3} ?\d{2,3}/, validate: isTfn, label: /TFN|tax file number/ },
];

function hasFormOfSsn(text: string): { isValid: boolean } {
  return { isValid: /^(?!000|666|9)\d{3}.(?!00)\d{2}.(?!0000)/.test(text) };
}

/** As written in the text. */
export const findNationalNumbers = (text: string): string[] =>
  nationalNumbers.flatMap(({ pattern, validate, label }) =>
    candidates(text, pattern)
      .filter(({ 0: found, index }) => validate(found).isValid && (!label || isLabelled(text, index, label)))
      .map(([found]) => found),
  );
