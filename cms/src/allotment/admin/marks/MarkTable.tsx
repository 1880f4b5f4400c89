'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import { RemoveButton } from '../RemoveButton.tsx'
import { resultWords } from '../result-words.ts'
import { ScrolledTable } from '../ScrolledTable.tsx'
import type { MarkRow } from './typed-marks.ts'

interface MarkTableProps {
  scoring: ProcessRules['scoring']
  rows: readonly MarkRow[]
  disabled: boolean
  setRows: (rows: MarkRow[]) => void
}

const KINDS = ['language', 'elective', 'environment'] as const

/** The marks as an officer finds them: subjects can be added, examinations are those of the rule. */
export function MarkTable({ scoring, rows, disabled, setRows }: MarkTableProps) {
  const words = resultWords.marks
  const isBestOf = scoring.kind === 'best-of'
  const set = (at: number, change: Partial<MarkRow>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...change } : row)))
  const numberCell = (at: number, name: 'obtained' | 'full', row: MarkRow) => (
    <td className="merit__cell">
      <input
        aria-label={`${row.name}: ${words[name]}`}
        min={0}
        onChange={({ target }) => set(at, { [name]: target.value })}
        step="0.01"
        type="number"
        value={row[name]}
      />
    </td>
  )
  return (
    <fieldset className="merit__fields" disabled={disabled}>
      <ScrolledTable
        head={[
          { label: words.row },
          ...(isBestOf ? [{ label: words.kind }] : []),
          { label: words.obtained },
          { label: words.full },
          { label: '' },
        ]}
        label={words.found}
      >
        <tbody>
          {rows.map((row, at) => (
            // Subjects are typed in place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the row
            <tr key={at}>
              <td className="merit__cell">
                {isBestOf ? (
                  <input
                    aria-label={`${words.row} ${at + 1}`}
                    maxLength={80}
                    onChange={({ target }) => set(at, { name: target.value })}
                    type="text"
                    value={row.name}
                  />
                ) : (
                  row.name
                )}
              </td>
              {isBestOf && (
                <td className="merit__cell">
                  <select
                    aria-label={`${row.name}: ${words.kind}`}
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
                </td>
              )}
              {numberCell(at, 'obtained', row)}
              {numberCell(at, 'full', row)}
              <td>
                {isBestOf && !disabled && (
                  <RemoveButton
                    label={words.remove(row.name)}
                    remove={() => setRows(rows.filter((_, place) => place !== at))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
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
