import './cells.css'
import { APPLICATION_STATUSES, STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import type { DefaultCellComponentProps } from 'payload'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { listWords } from './words.ts'

/** List cell with the state in few words; the whole text is shown under the pointer. */
export function StatusCell({ cellData }: DefaultCellComponentProps) {
  const status = APPLICATION_STATUSES.find((each) => each === cellData)
  if (!status) return null
  return (
    <span className="list-cell__short" title={staffText(STATUS_LABELS[status].staff)}>
      {listWords.states[status]}
    </span>
  )
}
