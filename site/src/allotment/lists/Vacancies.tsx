import { type PublicProcess, publicMeritCalls, type VacancyRow } from '@pravesh/shared/allotment/calls/public-calls'
import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { categoryTitle } from '@pravesh/shared/allotment/process/step-title'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useLocale, useWords } from '../../forms/locale.ts'
import { UnitName } from '../terms/UnitName.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { rowsBefore } from './rows-before.ts'
import { listsWords } from './words/words.ts'

/** The seats of each college and category: all of them before the first round, then how many are filled and vacant. */
export function Vacancies({ process }: { process: PublicProcess }) {
  const w = useWords(listsWords).vacancies
  return (
    <section className="setting merit-part" id="vacancies" aria-labelledby="vacancies-title">
      <h2 id="vacancies-title">{w.title}</h2>
      {process.runs.length === 0 ? (
        <>
          <p className="hint">{process.seats.length === 0 ? w.none : w.before}</p>
          <Seats rows={rowsBefore(process)} />
        </>
      ) : (
        <>
          <p className="hint">{w.after}</p>
          <LoadedPart<VacancyRow[]> path={callAddress(publicMeritCalls.vacancies, { id: process.id })}>
            {(rows) => <Seats rows={rows} />}
          </LoadedPart>
        </>
      )}
    </section>
  )
}

function Seats({ rows }: { rows: readonly VacancyRow[] }) {
  const w = useWords(listsWords).vacancies
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <table className="fees card-table">
      <caption className="visually-hidden">{w.title}</caption>
      <thead>
        <tr>
          <th scope="col">{w.unit}</th>
          <th scope="col">{w.category}</th>
          <th scope="col">{w.seats}</th>
          <th scope="col">{w.filled}</th>
          <th scope="col">{w.vacant}</th>
          <th scope="col">{w.cutOff}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.unit} ${row.category}`}>
            <th scope="row">
              <UnitName unit={row} />
            </th>
            <td data-label={w.category}>{categoryTitle(row.category, locale)}</td>
            <td data-label={w.seats}>{row.seats}</td>
            <td data-label={w.filled}>{row.filled}</td>
            <td data-label={w.vacant}>{row.vacant}</td>
            <td data-label={row.cutOff === null ? undefined : w.cutOff}>
              {row.cutOff !== null && formatMerit(row.cutOff, row.subject, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
