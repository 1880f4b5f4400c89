'use client'

import type { PreviewChange } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { ListRow } from '@pravesh/shared/allotment/lists/merit-list'
import { formatMerit, listTitle } from '@pravesh/shared/allotment/process/list-title'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { resultWords } from '../result-words.ts'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'

/** Far more than staff read in one table; the published version has them all. */
const MOST_SHOWN = 200

/** What differs from the version before, those without an explanation first. */
export function ListChanges({ changes }: { changes: readonly PreviewChange[] }) {
  const words = resultWords.lists
  if (changes.length === 0) return <p>{words.noChanges}</p>
  const shown = changes
    .toSorted((one, other) => Number(other.isUnexplained) - Number(one.isUnexplained))
    .slice(0, MOST_SHOWN)
  const placeText = (row: ListRow | null, list: string) =>
    row === null ? words.notOnList : words.place(row.place, formatMerit(row.score, list, staffLanguage()))
  return (
    <>
      <h3>{words.changes}</h3>
      <StackedTable
        head={[resultWords.name, resultWords.subject, words.before, words.after, words.why].map((label) => ({ label }))}
        label={words.changes}
      >
        {shown.map(({ subject, before, after, explanation, isUnexplained }) => (
          <Row key={`${subject}/${before?.place}/${after?.place}`}>
            <RowHead>{(after ?? before)?.name}</RowHead>
            <Cell label={resultWords.subject}>{listTitle(subject, staffLanguage())}</Cell>
            <Cell label={words.before}>{placeText(before, subject)}</Cell>
            <Cell label={words.after}>{placeText(after, subject)}</Cell>
            <Cell label={words.why}>{whyText({ explanation, isUnexplained })}</Cell>
          </Row>
        ))}
      </StackedTable>
    </>
  )
}

function whyText({ explanation, isUnexplained }: Pick<PreviewChange, 'explanation' | 'isUnexplained'>): string {
  const words = resultWords.lists
  if (isUnexplained) return words.unexplained
  return explanation === null ? words.onlyPlace : words.explanations[explanation]
}
