import './stacked-table.css'
import type { ReactNode } from 'react'
import { type Column, HeadRow } from './HeadRow.tsx'
import { ROLES } from './roles.ts'

interface StackedTableProps {
  /** What the table has; for screen readers. */
  label: string
  head: readonly Column[]
  /** Has so many columns that they are too narrow on a tablet, too. */
  isWide?: boolean
  /** Each a `Row`. */
  children: ReactNode
  foot?: ReactNode
}

/** A table whose rows are stacked where its columns would be too narrow. */
export function StackedTable({ label, head, isWide = false, children, foot }: StackedTableProps) {
  return (
    <div className={`stacked-table ${isWide ? 'stacked-table--wide' : ''}`}>
      <table {...ROLES.table} aria-label={label} className="admin-table">
        <HeadRow head={head} />
        <tbody {...ROLES.group}>{children}</tbody>
        {foot && <tfoot {...ROLES.group}>{foot}</tfoot>}
      </table>
    </div>
  )
}
