import { formatPaise } from '@pravesh/shared/platform/money'
import type { ReactNode } from 'react'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatDay } from '../../lib/formats.ts'
import type { Badge } from '../due-view.ts'
import { planWords } from '../plan/words/words.ts'
import { Tag } from '../Tag.tsx'

interface LineCellsProps {
  /** What the student can quote: the transaction number, and the receipt's. */
  numbers: ReactNode
  type: string
  what: string
  amountPaise: number
  pay: Badge
  status: Badge | null
  /** Below the cells, as long as it likes. */
  notes: ReactNode
  actions: ReactNode
  /** Where to ask about it. */
  help: string
  at: string
}

/** A line: its cells in the order of the columns, and a row for its notes across all of them. (spec 1, 2) */
export function LineCells({ numbers, type, what, amountPaise, pay, status, notes, actions, help, at }: LineCellsProps) {
  const w = useWords(planWords).list
  const { columns } = w
  const locale = useLocale()
  return (
    <tbody>
      <tr>
        <th scope="row" data-label={columns.type}>
          {type}
        </th>
        <td data-label={columns.feesType} className="paid-for">
          {what}
        </td>
        <td data-label={columns.feesAmount} className="amount">
          {formatPaise(amountPaise)}
        </td>
        <td data-label={columns.payStatus}>
          <Tag badge={pay} />
        </td>
        <td data-label={columns.status}>
          <Tag badge={status} />
        </td>
        <td data-label={columns.operation} className="operation no-print">
          <span className="tags">
            {actions}
            <a href={help}>
              {w.help} <span className="visually-hidden">{what}</span>
            </a>
          </span>
        </td>
        <td data-label={columns.date}>{formatDay(at, locale)}</td>
        <td data-label={columns.id} className="quoted numbers">
          {numbers}
        </td>
      </tr>
      <tr>
        <td colSpan={Object.keys(columns).length} className="line-notes">
          {notes}
        </td>
      </tr>
    </tbody>
  )
}
