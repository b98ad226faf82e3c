import { candidates, isLabelled } from './candidates.ts';

const label = new RegExp(
  [
    /born(?: on)?|date of birth|birth ?dates?|birthday|d\.? ?o\.? ?b\.?/,
    /geboren(?: am| op)?|geb\.?|Geburtsdatum|Geburtstag|geboortedatum/,
    /née? le|date de naissance|naissance/,
    /nacid[oa](?: el)?|fecha de nacimiento|nascid[oa](?: em| a)?|data de nascimento/,
    /nat[oa] (?:il|a)|data di nascita|urodzon[ya]|data urodzenia|ur\./,
    /födelsedatum|fødselsdato|syntymäaika|生年月日|出生日期|生日|تاريخ الميلاد|जन्म ?तिथि/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const date = new RegExp(
  [
    /\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:\d{4}|\d{2})/,
    /\d{4}[./-]\d{1,2}[./-]\d{1,2}/,
    /\d{1,2}(?:st|nd|rd|th|er|\.|º)? (?:de |of )?\p{L}{3,12}\.?,? (?:de )?\d{4}/u,
    /\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}/u,
    /\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Dates labelled as a date of birth, as they are written in the text. */
export const findBirthDates = (text: string): string[] =>
  candidates(text, date)
    .filter(({ index }) => isLabelled(text, index, label))
    .map(([found]) => found);
