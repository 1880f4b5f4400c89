import './cells.css'
import { FLAG_LABELS, flagsOf } from '@pravesh/shared/admissions/status/flags'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { DefaultServerCellComponentProps } from 'payload'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { documentsIn, seatsOf } from './row-data.ts'

/** List cell with what stands out about the application. What is overdue stands in the column of the due day. */
export async function FlagsCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const { status, feePaidAt, dueOn, openDuplicates, readingState, id } = rowData
  const [seats, documents] = await Promise.all([seatsOf(payload, rowData), documentsIn(payload)(String(id))])
  const flags = flagsOf({
    status,
    feePaid: Boolean(feePaidAt),
    dueOn: dueOn ?? null,
    today: dayInIndia(new Date()),
    seats,
    documentsRejected: documents?.rejected ?? 0,
    openDuplicates: openDuplicates ?? 0,
    readingState: readingState ?? null,
  }).filter((flag) => flag !== 'overdue')
  const text = flags.map((flag) => staffText(FLAG_LABELS[flag])).join(', ')
  return (
    <span className="list-cell__cut list-cell__cut--flags" title={text}>
      {text}
    </span>
  )
}
