'use client'

import type { VacancyRow } from '@pravesh/shared/allotment/calls/public-calls'
import { formatMerit, unitTitle } from '@pravesh/shared/allotment/process/list-title'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { resultWords } from '../result-words.ts'
import { ScrolledTable } from '../tables/ScrolledTable.tsx'
import { meritWords } from '../words.ts'

/** Seats, filled and vacant, with the cut-off, by college and category. */
export function SeatFigures({ figures }: { figures: readonly VacancyRow[] }) {
  const words = resultWords.rounds
  const numbers = [words.seats, words.filled, words.vacant, words.cutOff].map((label) => ({ label, isNumber: true }))
  const sum = (name: 'seats' | 'filled' | 'vacant') => formatNumber(figures.reduce((all, row) => all + row[name], 0))
  return (
    <>
      <h3>{words.figures}</h3>
      <ScrolledTable
        head={[{ label: `${resultWords.college}, ${resultWords.category}` }, ...numbers]}
        label={words.figures}
      >
        <tbody>
          {figures.map(({ unit, college, subject, category, seats, filled, vacant, cutOff }) => (
            <tr key={`${unit}/${category}`}>
              <th scope="row">
                {unitTitle({ college, subject }, staffLanguage())}, {category}
              </th>
              <td className="admin-table__number">{formatNumber(seats)}</td>
              <td className="admin-table__number">{formatNumber(filled)}</td>
              <td className="admin-table__number">{formatNumber(vacant)}</td>
              <td className="admin-table__number">
                {cutOff === null ? '' : formatMerit(cutOff, subject, staffLanguage())}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{meritWords.seats.total}</th>
            <td className="admin-table__number">{sum('seats')}</td>
            <td className="admin-table__number">{sum('filled')}</td>
            <td className="admin-table__number">{sum('vacant')}</td>
            <td />
          </tr>
        </tfoot>
      </ScrolledTable>
    </>
  )
}
