import './cells.css'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { DefaultServerCellComponentProps } from 'payload'
import { istShortDay } from '../../../foundation/formats.ts'

/** List cell with the day since which the application waits. */
export function WaitingCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' ? <span className="list-cell__short">{istShortDay(dayOf(cellData))}</span> : null
}
