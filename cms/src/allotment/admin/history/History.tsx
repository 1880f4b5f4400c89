'use client'

import '../merit.css'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import { meritWords } from '../words.ts'
import type { ChangeView } from './change-view.ts'

/** Who changed what in a process, and when; the newest first. */
export function History({ changes }: { changes: readonly ChangeView[] }) {
  const words = meritWords.history
  return (
    <section className="admin-panel">
      <h2>{meritWords.sections.history}</h2>
      <p>{changes.length === 0 ? words.none : words.text}</p>
      <ul className="admin-entries">
        {changes.map(({ id, by, at, lines }) => (
          <li className="admin-entries__item" key={id}>
            <strong>
              {by}, {at}
            </strong>
            <StackedTable
              head={[{ label: words.what }, { label: meritWords.seats.before }, { label: meritWords.seats.after }]}
              label={words.changesOf(by, at)}
            >
              {lines.map(({ field, name, before, after }) => (
                <Row key={field}>
                  <RowHead>{name}</RowHead>
                  <Cell label={meritWords.seats.before}>{before || words.nothing}</Cell>
                  <Cell label={meritWords.seats.after}>{after || words.nothing}</Cell>
                </Row>
              ))}
            </StackedTable>
          </li>
        ))}
      </ul>
    </section>
  )
}
