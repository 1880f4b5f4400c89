import type { ReactNode } from 'react'
import { ROLES } from './roles.ts'

interface RowProps {
  children: ReactNode
}

export function Row({ children }: RowProps) {
  return <tr {...ROLES.row}>{children}</tr>
}

interface RowHeadProps extends RowProps {
  /** Of the column, where the name of the row does not say what it is. */
  label?: string
}

/** The cell that names a row. */
export function RowHead({ label, children }: RowHeadProps) {
  return (
    <th {...ROLES.rowHead} data-label={label}>
      {children}
    </th>
  )
}

interface CellProps {
  /** Of the column; empty above buttons. */
  label: string
  isNumber?: boolean
  /** Contains a field. */
  isField?: boolean
  children?: ReactNode
}

export function Cell({ label, isNumber = false, isField = false, children }: CellProps) {
  const className = [isNumber && 'admin-table__number', isField && 'merit__cell'].filter(Boolean).join(' ')
  return (
    <td {...ROLES.cell} className={className || undefined} data-label={label || undefined}>
      {children}
    </td>
  )
}
