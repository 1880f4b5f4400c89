'use client'

import type { RunComparison, RunView } from '@pravesh/shared/allotment/calls/run-calls'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { resultWords } from '../result-words.ts'
import { ScrolledTable } from '../ScrolledTable.tsx'

/** How many seats differ from an earlier run, by cause, and the first of them. */
export function Comparison({ comparison }: Pick<RunView, 'comparison'>) {
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
        <ScrolledTable
          head={[resultWords.number, words.before, words.after, words.cause].map((label) => ({ label }))}
          label={title}
        >
          <tbody>
            {rows.map(({ key, number, before, after, cause }) => (
              <tr key={key}>
                <th scope="row">{number}</th>
                <td>{seatText(before)}</td>
                <td>{seatText(after)}</td>
                <td>{words.causes[cause]}</td>
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      )}
    </>
  )
}

function seatText(seat: RunComparison['rows'][number]['before']): string {
  return seat === null ? resultWords.rounds.noSeat : `${seat.unit}, ${seat.category}`
}
