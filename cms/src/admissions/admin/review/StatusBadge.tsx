import { type ApplicationStatus, STATUS_WORDS } from '@pravesh/shared/admissions/status/status'

/** Where an application stands, as staff read it. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <strong className={`application-status application-status--${status.toLowerCase().replaceAll('_', '-')}`}>
      {STATUS_WORDS[status].staff}
    </strong>
  )
}
