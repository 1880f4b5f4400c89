import type { ExistingApplication } from '@pravesh/shared/admissions/answers/form-context'
import { paths } from '@pravesh/shared/site/paths'
import { words } from './words.ts'

const w = words.existing

interface ExistingNoticeProps {
  courseName: string
  existing: ExistingApplication
}

/** Shown when the student has already applied in this session. Links to the application, where the fee can be paid. */
export function ExistingNotice({ courseName, existing: { number, feePaid } }: ExistingNoticeProps) {
  return (
    <div className="empty-state">
      <h2>{w.title(courseName)}</h2>
      <p>
        {w.text(number)} {!feePaid && w.unpaid}
      </p>
      <div className="actions">
        <a href={paths.application} className="button primary">
          {feePaid ? w.see : w.pay}
        </a>
      </div>
    </div>
  )
}
