import './StateCell.css'
import type { DefaultCellComponentProps } from 'payload'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { isMessageStatus, STATUS_LABELS } from '../status.ts'

/** List cell with a message's state and, if it failed, the reason. */
export function StateCell({ cellData, rowData }: DefaultCellComponentProps) {
  if (!isMessageStatus(cellData)) return null
  const reason = typeof rowData?.lastError === 'string' ? rowData.lastError : ''
  return (
    <span className={`message-state message-state--${cellData}`}>
      <strong>{staffText(STATUS_LABELS[cellData])}</strong>
      {reason !== '' && <span className="message-state__reason">{reason}</span>}
    </span>
  )
}
