import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { formatPaise } from '@pravesh/shared/platform/money'
import { Icon } from '../../forms/Icon.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { DueNotes } from '../DueNotes.tsx'
import { hasNews } from '../due-view.ts'
import { OpenPayments } from '../OpenPayments.tsx'
import { useFeeName } from '../use-fee-name.ts'
import { feesWords } from '../words/words.ts'

interface FeeAlertsProps {
  plan: FeePlan
  reload: () => void
}

/** What a student must know or do about the fees: open payments, overdue fees and refunds. */
export function FeeAlerts({ plan, reload }: FeeAlertsProps) {
  const w = useWords(feesWords).dashboard
  const paths = usePaths()
  const nameOf = useFeeName()
  const { dues, totals, unfinished } = plan
  const overdue = dues.filter(({ isOverdue }) => isOverdue)
  return (
    <>
      <OpenPayments dues={[...dues, ...unfinished]} reload={reload} />
      {overdue.length > 0 && (
        <div className="alert bad">
          <Icon name="warning" />
          <div className="alert-text">
            <p>
              <strong>{w.overdueTitle(overdue.length)}</strong>
            </p>
            <p>{w.overdueText(formatPaise(totals.overduePaise))}</p>
            <div className="actions">
              <a href={paths.feePlan} className="button">
                {w.payOverdue}
              </a>
              <a href={paths.helpAbout('due', overdue[0]?.id ?? '')}>{w.contact}</a>
            </div>
          </div>
        </div>
      )}
      {dues.filter(hasNews).map((due) => (
        <div key={due.id} className="alert warning">
          <Icon name="warning" />
          <div className="alert-text">
            <p>
              <strong>{nameOf(due)}</strong>
            </p>
            <DueNotes due={due} />
          </div>
        </div>
      ))}
    </>
  )
}
