'use client'

import '../merit.css'
import { seatField, totalField } from '@pravesh/shared/allotment/matrix/check-matrix'
import { unitTitle } from '@pravesh/shared/allotment/process/list-title'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { GroupCode, UnitSetting } from '@pravesh/shared/allotment/process/units'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { ScrolledTable } from '../ScrolledTable.tsx'
import type { Problems } from '../use-change.ts'
import { meritWords } from '../words.ts'
import { cellKey, sumOf, type TypedSeats } from './typed-seats.ts'

interface SeatTableProps {
  units: readonly UnitSetting[]
  rules: Pick<ProcessRules, 'categories' | 'groups'>
  typed: TypedSeats
  problems: Problems
  change: (typed: TypedSeats) => void
}

/** A row for each college and subject: the seats in all, of each category, and their sum; then the minimums of each group. */
export function SeatTable({ units, rules, typed, problems, change }: SeatTableProps) {
  const words = meritWords.seats
  const { categories, groups } = rules
  const groupNames = stepWords(staffLanguage()).groups
  const setCell = (key: string, count: number) => change({ ...typed, cells: { ...typed.cells, [key]: count } })
  const columnOf = (group: GroupCode | undefined, category: string) =>
    group === undefined ? category : words.minimumOf(groupNames[group], category)
  const cellsOf = (unit: string, group?: GroupCode) =>
    categories.map((category) => {
      const key = cellKey(unit, category, group)
      return (
        <td className="merit__cell" key={category}>
          <NumberCell
            change={(count) => setCell(key, count)}
            isWrong={problems.fields[seatField(unit, category)] !== undefined}
            label={words.cell(unit, columnOf(group, category))}
            value={typed.cells[key] ?? 0}
          />
        </td>
      )
    })
  const numbers = categories.map((label) => ({ label, isNumber: true }))

  return (
    <>
      <ScrolledTable
        head={[
          { label: words.unit },
          { label: words.all, isNumber: true },
          ...numbers,
          { label: words.sum, isNumber: true },
        ]}
        label={words.table}
      >
        <tbody>
          {units.map((unit) => (
            <tr key={unit.code}>
              <UnitHead unit={unit} />
              <td className="merit__cell">
                <NumberCell
                  change={(count) => change({ ...typed, totals: { ...typed.totals, [unit.code]: count } })}
                  isWrong={problems.fields[totalField(unit.code)] !== undefined}
                  label={words.cell(unit.code, words.all)}
                  value={typed.totals[unit.code] ?? 0}
                />
              </td>
              {cellsOf(unit.code)}
              <Sum sum={sumOf(typed, unit.code, rules)} total={typed.totals[unit.code] ?? 0} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td className="admin-table__number">
              {formatNumber(totalOf(units.map(({ code }) => typed.totals[code])))}
            </td>
            {categories.map((category) => (
              <td className="admin-table__number" key={category}>
                {formatNumber(totalOf(units.map(({ code }) => typed.cells[cellKey(code, category)])))}
              </td>
            ))}
            <td className="admin-table__number">
              {formatNumber(totalOf(units.map(({ code }) => sumOf(typed, code, rules))))}
            </td>
          </tr>
        </tfoot>
      </ScrolledTable>
      {groups.map((group) => (
        <details key={group}>
          <summary>
            {words.minimums}: {groupNames[group]}
          </summary>
          <ScrolledTable head={[{ label: words.unit }, ...numbers]} label={`${words.minimums}: ${groupNames[group]}`}>
            <tbody>
              {units.map((unit) => (
                <tr key={unit.code}>
                  <UnitHead unit={unit} />
                  {cellsOf(unit.code, group)}
                </tr>
              ))}
            </tbody>
          </ScrolledTable>
        </details>
      ))}
    </>
  )
}

const totalOf = (counts: readonly (number | undefined)[]): number =>
  counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)

function UnitHead({ unit: { code, collegeName, subject } }: { unit: UnitSetting }) {
  return (
    <th scope="row">
      {unitTitle({ college: collegeName, subject }, staffLanguage())} ({code})
    </th>
  )
}

function Sum({ sum, total }: { sum: number; total: number }) {
  return (
    <td aria-live="polite" className="admin-table__number">
      {formatNumber(sum)}
      {sum !== total && <p className="admin-error">{meritWords.seats.differs(sum)}</p>}
    </td>
  )
}

interface NumberCellProps {
  label: string
  value: number
  isWrong: boolean
  change: (count: number) => void
}

function NumberCell({ label, value, isWrong, change }: NumberCellProps) {
  return (
    <input
      aria-invalid={isWrong}
      aria-label={label}
      min={0}
      onChange={({ target }) => change(Math.trunc(Number(target.value)))}
      type="number"
      value={value}
    />
  )
}
