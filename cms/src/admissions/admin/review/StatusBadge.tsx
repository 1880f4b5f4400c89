import './StatusBadge.css'
import { type ApplicationStatus, STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { staffText } from '../../../foundation/languages/staff-text.ts'

/** The status of an application in the wording for staff. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <strong className={`application-status application-status--${status.toLowerCase().replaceAll('_', '-')}`}>
      {staffText(STATUS_LABELS[status].staff)}
    </strong>
  )
}
