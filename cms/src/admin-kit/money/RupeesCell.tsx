import './money.css'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { DefaultCellComponentProps } from 'payload'

/** List cell that formats paise as `₹1,23,456.00`. */
export function RupeesCell({ cellData }: DefaultCellComponentProps) {
  return <span className="rupees-cell">{typeof cellData === 'number' ? formatPaise(cellData) : '–'}</span>
}
