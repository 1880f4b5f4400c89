import './FeePaidCell.css'
import type { DefaultCellComponentProps } from 'payload'
import { istDay } from '../../../foundation/formats.ts'
import { listWords } from './words.ts'

/** List cell with the payment date of the application fee. */
export function FeePaidCell({ cellData }: DefaultCellComponentProps) {
  if (typeof cellData !== 'string') return <span className="fee-paid fee-paid--no">{listWords.unpaid}</span>
  return <span className="fee-paid">{istDay(cellData)}</span>
}
