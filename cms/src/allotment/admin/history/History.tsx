'use client'

import '../merit.css'
import { ScrolledTable } from '../ScrolledTable.tsx'
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
            <ScrolledTable
              head={[{ label: words.what }, { label: meritWords.seats.before }, { label: meritWords.seats.after }]}
              label={words.changesOf(by, at)}
            >
              <tbody>
                {lines.map(({ field, name, before, after }) => (
                  <tr key={field}>
                    <th scope="row">{name}</th>
                    <td>{before || words.nothing}</td>
                    <td>{after || words.nothing}</td>
                  </tr>
                ))}
              </tbody>
            </ScrolledTable>
          </li>
        ))}
      </ul>
    </section>
  )
}
