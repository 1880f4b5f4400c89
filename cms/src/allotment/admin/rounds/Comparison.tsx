'use client'

import type { RunComparison, RunView } from '@pravesh/shared/allotment/calls/run-calls'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import { resultWords } from '../result-words.ts'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'

/** How many seats differ from an earlier run, by cause, the first of them, and all as a file. */
export function Comparison({ id, comparison }: Pick<RunView, 'id' | 'comparison'>) {
  const words = resultWords.rounds
  if (comparison === null) return <p>{words.noComparison}</p>
  const { total, causes, rows } = comparison
  const title = words.comparison[comparison.with]
  const causesWithSeats = Object.entries(causes) as [keyof RunComparison['causes'], number][]
  return (
    <>
      <h3>{title}</h3>
      <p>{words.differs(total)}</p>
      <ul>
        {causesWithSeats.map(([cause, count]) => (
          <li key={cause}>
            {words.causes[cause]}: {formatNumber(count)}
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <StackedTable
          head={[resultWords.number, words.before, words.after, words.cause].map((label) => ({ label }))}
          label={title}
        >
          {rows.map(({ key, number, before, after, cause }) => (
            <Row key={key}>
              <RowHead>{number}</RowHead>
              <Cell label={words.before}>{seatText(before)}</Cell>
              <Cell label={words.after}>{seatText(after)}</Cell>
              <Cell label={words.cause}>{words.causes[cause]}</Cell>
            </Row>
          ))}
        </StackedTable>
      )}
      {total > 0 && <ExportLink name="changed-seats" label={words.allChanged} query={{ run: id }} />}
    </>
  )
}

function seatText(seat: RunComparison['rows'][number]['before']): string {
  return seat === null ? resultWords.rounds.noSeat : `${seat.unit}, ${seat.category}`
}
