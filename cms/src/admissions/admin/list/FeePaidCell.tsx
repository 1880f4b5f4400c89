import type { DefaultCellComponentProps } from 'payload'
import { shownDay } from '../moment.ts'
import { listWords } from './words.ts'

/** Whether the application fee is paid, in a list. */
export function FeePaidCell({ cellData }: DefaultCellComponentProps) {
  if (typeof cellData !== 'string') return <span className="fee-paid fee-paid--no">{listWords.unpaid}</span>
  return <span className="fee-paid">{shownDay(cellData)}</span>
}
