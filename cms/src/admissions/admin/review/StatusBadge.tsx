import './StatusBadge.css'
import { type ApplicationStatus, STATUS_LABELS } from '@pravesh/shared/admissions/status/status'

/** The status of an application in the wording for staff. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <strong className={`application-status application-status--${status.toLowerCase().replaceAll('_', '-')}`}>
      {STATUS_LABELS[status].staff}
    </strong>
  )
}
