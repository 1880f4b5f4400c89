'use client'

import { publicMeritCalls, type VacancyRow } from '@pravesh/shared/allotment/calls/public-calls'
import { unitTitle } from '@pravesh/shared/allotment/process/list-title'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import type { OfferCounts } from '../../reports/offer-counts.ts'
import { Loading } from '../Loading.tsx'
import { resultWords } from '../result-words.ts'
import { SeatFigures } from '../rounds/SeatFigures.tsx'
import { ScrolledTable } from '../tables/ScrolledTable.tsx'
import { useLoaded } from '../use-loaded.ts'
import { meritWords } from '../words.ts'
import { emptySeats } from './empty-seats.ts'

interface ReportsProps {
  /** Of the process. */
  id: string
  offers: readonly OfferCounts[]
}

/** Seats after the last round, what became of the offers, and why seats are empty. */
export function Reports({ id, offers }: ReportsProps) {
  const words = resultWords.reports
  const loaded = useLoaded<VacancyRow[]>({ call: publicMeritCalls.vacancies, id })
  return (
    <section className="admin-panel">
      <h2>{meritWords.sections.reports}</h2>
      <p>{words.text}</p>
      <Loading loaded={loaded}>
        {(figures) =>
          figures.length === 0 ? (
            <p>{words.noRound}</p>
          ) : (
            <>
              <SeatFigures figures={figures} />
              <Offers figures={figures} offers={offers} />
              <Empty figures={figures} offers={offers} />
            </>
          )
        }
      </Loading>
    </section>
  )
}

interface RowsProps {
  figures: readonly VacancyRow[]
  offers: readonly OfferCounts[]
}

const SHOWN = ['replaced', 'declined', 'lapsed', 'withdrawn', 'not-joined', 'accepted', 'joined'] as const

function Offers({ figures, offers }: RowsProps) {
  const words = resultWords.reports
  const labels = [
    words.offered,
    words.upgraded,
    words.declined,
    words.lapsed,
    words.withdrawn,
    words.notJoined,
    words.accepted,
    words.joined,
  ]
  return (
    <>
      <h3>{words.offered}</h3>
      <ScrolledTable
        head={[
          { label: `${resultWords.college}, ${resultWords.category}` },
          ...labels.map((label) => ({ label, isNumber: true })),
        ]}
        label={words.offered}
      >
        <tbody>
          {figures.map(({ unit, college, subject, category }) => {
            const own = offers.find((row) => row.unit === unit && row.category === category)
            return (
              <tr key={`${unit}/${category}`}>
                <th scope="row">
                  {unitTitle({ college, subject }, staffLanguage())}, {category}
                </th>
                <td className="admin-table__number">{formatNumber(own?.offered ?? 0)}</td>
                {SHOWN.map((status) => (
                  <td className="admin-table__number" key={status}>
                    {formatNumber(own?.counts[status] ?? 0)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </ScrolledTable>
    </>
  )
}

function Empty({ figures, offers }: RowsProps) {
  const words = resultWords.reports
  const rows = emptySeats(figures, offers)
  if (rows.length === 0) return null
  return (
    <>
      <h3>{words.empty}</h3>
      <ul>
        {rows.map(({ name, category, vacant, reason, count }) => (
          <li key={`${name}/${category}`}>
            {name}, {category}: {formatNumber(vacant)}.{' '}
            {reason === 'given-up' ? words.reasons['given-up'](count) : words.reasons['no-one-left']}.
          </li>
        ))}
      </ul>
    </>
  )
}
