'use client'

import '../merit.css'
import { seatField, totalField } from '@pravesh/shared/allotment/matrix/check-matrix'
import { unitTitle } from '@pravesh/shared/allotment/process/list-title'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { GroupCode, UnitSetting } from '@pravesh/shared/allotment/process/units'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
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
        <Cell isField key={category} label={category}>
          <NumberCell
            change={(count) => setCell(key, count)}
            isWrong={problems.fields[seatField(unit, category)] !== undefined}
            label={words.cell(unit, columnOf(group, category))}
            value={typed.cells[key] ?? 0}
          />
        </Cell>
      )
    })
  const numbers = categories.map((label) => ({ label, isNumber: true }))

  return (
    <>
      <StackedTable
        foot={
          <Row>
            <RowHead>{words.total}</RowHead>
            <Cell isNumber label={words.all}>
              {formatNumber(totalOf(units.map(({ code }) => typed.totals[code])))}
            </Cell>
            {categories.map((category) => (
              <Cell isNumber key={category} label={category}>
                {formatNumber(totalOf(units.map(({ code }) => typed.cells[cellKey(code, category)])))}
              </Cell>
            ))}
            <Cell isNumber label={words.sum}>
              {formatNumber(totalOf(units.map(({ code }) => sumOf(typed, code, rules))))}
            </Cell>
          </Row>
        }
        head={[
          { label: words.unit },
          { label: words.all, isNumber: true },
          ...numbers,
          { label: words.sum, isNumber: true },
        ]}
        isWide
        label={words.table}
      >
        {units.map((unit) => (
          <Row key={unit.code}>
            <UnitHead unit={unit} />
            <Cell isField label={words.all}>
              <NumberCell
                change={(count) => change({ ...typed, totals: { ...typed.totals, [unit.code]: count } })}
                isWrong={problems.fields[totalField(unit.code)] !== undefined}
                label={words.cell(unit.code, words.all)}
                value={typed.totals[unit.code] ?? 0}
              />
            </Cell>
            {cellsOf(unit.code)}
            <Sum sum={sumOf(typed, unit.code, rules)} total={typed.totals[unit.code] ?? 0} />
          </Row>
        ))}
      </StackedTable>
      {groups.map((group) => (
        <details key={group}>
          <summary>
            {words.minimums}: {groupNames[group]}
          </summary>
          <StackedTable
            head={[{ label: words.unit }, ...numbers]}
            isWide
            label={`${words.minimums}: ${groupNames[group]}`}
          >
            {units.map((unit) => (
              <Row key={unit.code}>
                <UnitHead unit={unit} />
                {cellsOf(unit.code, group)}
              </Row>
            ))}
          </StackedTable>
        </details>
      ))}
    </>
  )
}

const totalOf = (counts: readonly (number | undefined)[]): number =>
  counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)

function UnitHead({ unit: { code, collegeName, subject } }: { unit: UnitSetting }) {
  return (
    <RowHead>
      {unitTitle({ college: collegeName, subject }, staffLanguage())} ({code})
    </RowHead>
  )
}

function Sum({ sum, total }: { sum: number; total: number }) {
  return (
    <Cell isNumber label={meritWords.seats.sum}>
      <div aria-live="polite">
        {formatNumber(sum)}
        {sum !== total && <p className="admin-error">{meritWords.seats.differs(sum)}</p>}
      </div>
    </Cell>
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
