'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { useId } from 'react'
import { RemoveButton } from '../RemoveButton.tsx'
import { resultWords } from '../result-words.ts'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import type { MarkProblems } from './mark-problems.ts'
import { errorAttributes, RowErrors } from './RowErrors.tsx'
import type { MarkRow } from './typed-marks.ts'

interface MarkTableProps {
  scoring: ProcessRules['scoring']
  rows: readonly MarkRow[]
  disabled: boolean
  problems: MarkProblems
  setRows: (rows: MarkRow[]) => void
}

const KINDS = ['language', 'elective', 'environment'] as const

/** The marks as an officer finds them: subjects can be added, examinations are those of the rule. */
export function MarkTable({ scoring, rows, disabled, problems, setRows }: MarkTableProps) {
  const tableId = useId()
  const words = resultWords.marks
  const isBestOf = scoring.kind === 'best-of'
  const set = (at: number, change: Partial<MarkRow>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...change } : row)))
  const numberOf = (at: number) => `${words.row} ${formatNumber(at + 1)}`
  const nameOf = ({ name }: MarkRow, at: number) => name || numberOf(at)
  const errorsId = (at: number) => `${tableId}${at}`
  const errorsOf = (at: number) => <RowErrors id={errorsId(at)} messages={problems[at]?.messages ?? []} />
  const errorsIn = (at: number, name: keyof MarkRow) =>
    errorAttributes(errorsId(at), problems[at]?.names.includes(name) === true)
  const numberCell = (at: number, name: 'obtained' | 'full', row: MarkRow) => (
    <Cell isField label={words[name]}>
      <input
        {...errorsIn(at, name)}
        aria-label={`${nameOf(row, at)}: ${words[name]}`}
        min={0}
        onChange={({ target }) => set(at, { [name]: target.value })}
        step="0.01"
        type="number"
        value={row[name]}
      />
    </Cell>
  )
  return (
    <fieldset className="merit__fields" disabled={disabled}>
      <StackedTable
        head={[
          { label: words.row },
          ...(isBestOf ? [{ label: words.kind }] : []),
          { label: words.obtained },
          { label: words.full },
          { label: '' },
        ]}
        label={words.found}
      >
        {rows.map((row, at) => (
          // Subjects are typed in place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the row
          <Row key={at}>
            {isBestOf ? (
              <Cell isField label={numberOf(at)}>
                <input
                  {...errorsIn(at, 'name')}
                  aria-label={numberOf(at)}
                  maxLength={80}
                  onChange={({ target }) => set(at, { name: target.value })}
                  type="text"
                  value={row.name}
                />
                {errorsOf(at)}
              </Cell>
            ) : (
              <RowHead>
                {row.name}
                {errorsOf(at)}
              </RowHead>
            )}
            {isBestOf && (
              <Cell isField label={words.kind}>
                <select
                  {...errorsIn(at, 'kind')}
                  aria-label={`${nameOf(row, at)}: ${words.kind}`}
                  onChange={({ target }) =>
                    set(at, { kind: KINDS.find((kind) => kind === target.value) ?? 'elective' })
                  }
                  value={row.kind}
                >
                  {KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {words.kinds[kind]}
                    </option>
                  ))}
                </select>
              </Cell>
            )}
            {numberCell(at, 'obtained', row)}
            {numberCell(at, 'full', row)}
            <Cell label="">
              {isBestOf && !disabled && (
                <RemoveButton
                  label={words.remove(nameOf(row, at))}
                  remove={() => setRows(rows.filter((_, place) => place !== at))}
                />
              )}
            </Cell>
          </Row>
        ))}
      </StackedTable>
      {isBestOf && !disabled && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => setRows([...rows, { name: '', kind: 'elective', obtained: '', full: '100' }])}
          size="small"
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  )
}
