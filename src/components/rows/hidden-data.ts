import { html, nothing, type TemplateResult } from 'lit';
import type { HiddenItem, HiddenKind } from '#jobs/contract/hidden-data.ts';
import { hiddenKinds } from '#words/hidden-data.ts';
import { metadataName, metadataTable, metadataValue } from '#words/metadata-table.ts';

/**
 * Lists everything found in a file besides its image, by subject, the most revealing first; and what became of it after
 * the work.
 */
export function hiddenData(
  items: readonly HiddenItem[],
  open: boolean,
  isBefore = false,
): TemplateResult | typeof nothing {
  if (items.length === 0) return nothing;
  // The table lists every kind.
  const kinds = Object.keys(hiddenKinds) as HiddenKind[];
  const rows = kinds.flatMap((kind) =>
    [false, true].map((kept) => ({
      kind,
      kept,
      said: items.filter((item) => item.kind === kind && item.kept === kept),
    })),
  );
  return html`<details class="hidden-data" ?open=${open}>
    <summary>${isBefore ? metadataTable.before : metadataTable.found}</summary>
    <table>
      <tbody>
        ${rows
          .filter(({ said }) => said.length > 0)
          .map(
            ({ kind, kept, said }) =>
              html`<tr class=${kept ? 'kept' : 'gone'}>
                <th scope="row">${hiddenKinds[kind]}</th>
                <td>
                  ${said.map(({ name, value }) => html`<span><span class="quiet">${metadataName(name)}</span> ${metadataValue(value)}</span> `)}
                </td>
                ${isBefore ? nothing : html`<td>${kept ? metadataTable.kept : metadataTable.removed}</td>`}
              </tr>`,
          )}
      </tbody>
    </table>
  </details>`;
}
