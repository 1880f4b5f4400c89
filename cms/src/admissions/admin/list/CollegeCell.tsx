import './cells.css'
import type { DefaultServerCellComponentProps } from 'payload'

/** List cell with the college; a long name is cut, and shown whole under the pointer. */
export function CollegeCell({ cellData }: DefaultServerCellComponentProps) {
  const name = String(cellData ?? '')
  return (
    <span className="list-cell__cut" title={name}>
      {name}
    </span>
  )
}
