import './cells.css'
import { isOverdue } from '@pravesh/shared/admissions/status/answer-time'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { DefaultServerCellComponentProps } from 'payload'
import { istShortDay } from '../../../foundation/formats.ts'
import { listWords } from './words.ts'

/** List cell with the day by which the application is answered. */
export function DueCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const today = dayInIndia(new Date())
  const day = istShortDay(cellData)
  if (isOverdue(cellData, today)) {
    return <strong className="list-cell__short list-cell__late">{listWords.overdue(day)}</strong>
  }
  return <span className="list-cell__short">{cellData === today ? listWords.today : day}</span>
}
