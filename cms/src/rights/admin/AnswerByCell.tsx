import './rights.css'
import { daysLeft } from '@pravesh/shared/rights/days'
import type { DefaultServerCellComponentProps } from 'payload'
import { istDay } from '../../foundation/formats.ts'
import { rightsAdminWords as words } from './words.ts'

/** List cell with the last day for the answer; for open requests with the days that are left. */
export function AnswerByCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null
  const day = istDay(cellData)
  if (rowData?.state !== 'open' && rowData?.state !== 'erasing') return day
  const left = daysLeft(cellData, new Date())
  return <span className={left < 0 ? 'rights-overdue' : undefined}>{words.cell(day, left)}</span>
}
