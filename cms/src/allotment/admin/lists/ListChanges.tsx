'use client'

import type { PreviewChange } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { ListRow } from '@pravesh/shared/allotment/lists/merit-list'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { resultWords } from '../result-words.ts'
import { ScrolledTable } from '../ScrolledTable.tsx'

/** Far more than staff read in one table; the published version has them all. */
const MOST_SHOWN = 200

/** What differs from the version before, those without an explanation first. */
export function ListChanges({ changes }: { changes: readonly PreviewChange[] }) {
  const words = resultWords.lists
  if (changes.length === 0) return <p>{words.noChanges}</p>
  const shown = changes
    .toSorted((one, other) => Number(other.isUnexplained) - Number(one.isUnexplained))
    .slice(0, MOST_SHOWN)
  const placeText = (row: ListRow | null) =>
    row === null ? words.notOnList : words.place(row.place, formatScore(row.score, DEFAULT_LOCALE))
  return (
    <>
      <h3>{words.changes}</h3>
      <ScrolledTable
        head={[resultWords.name, resultWords.subject, words.before, words.after, words.why].map((label) => ({ label }))}
        label={words.changes}
      >
        <tbody>
          {shown.map(({ subject, before, after, explanation, isUnexplained }) => (
            <tr key={`${subject}/${before?.place}/${after?.place}`}>
              <th scope="row">{(after ?? before)?.name}</th>
              <td>{subject}</td>
              <td>{placeText(before)}</td>
              <td>{placeText(after)}</td>
              <td>{whyText({ explanation, isUnexplained })}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </>
  )
}

function whyText({ explanation, isUnexplained }: Pick<PreviewChange, 'explanation' | 'isUnexplained'>): string {
  const words = resultWords.lists
  if (isUnexplained) return words.unexplained
  return explanation === null ? words.onlyPlace : words.explanations[explanation]
}
