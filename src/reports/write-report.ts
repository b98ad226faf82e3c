import type { Output } from '#jobs/contract/job.ts';
import type { Report } from '#jobs/contract/report.ts';
import { comparisonText } from './comparison.ts';
import { inspectionObject, inspectionText } from './inspection.ts';
import { infoObject, infoText } from './recording-info.ts';
import { signaturesText } from './signatures.ts';

/** Writes what an engine found in a file as a text for people, or as JSON. */
export function writeReport({ file, report, notes }: Output & { report: Report }, format: 'text' | 'json'): Output {
  const [suffix, text, object] = partsOf(report, file.name);
  const name = `${file.name.replace(/\.[^.]+$/, '')}${suffix}`;
  const written =
    format === 'json'
      ? new File([`${JSON.stringify(object, undefined, 2)}\n`], `${name}.json`, { type: 'application/json' })
      : new File([text], `${name}.txt`, { type: 'text/plain' });
  return { file: written, notes };
}

/** @param name that of the file. */
function partsOf(report: Report, name: string): [suffix: string, text: string, object: object] {
  switch (report.type) {
    case 'info':
      return ['', infoText(report.info), infoObject(report.info)];
    case 'comparison':
      return ['-compared', comparisonText(report.comparison), report.comparison];
    case 'signatures':
      return ['-signatures', signaturesText(report.signatures), report.signatures];
    case 'inspection':
      return ['-report', inspectionText(name, report.inspection), inspectionObject(name, report.inspection)];
  }
}
