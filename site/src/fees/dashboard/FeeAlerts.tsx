import { nextPayment } from '@pravesh/shared/fees/plan/next-payment'
import { formatPaise } from '@pravesh/shared/platform/money'
import { Icon } from '../../forms/Icon.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { DueNotes } from '../DueNotes.tsx'
import { hasNews } from '../due-view.ts'
import { OpenPayments } from '../OpenPayments.tsx'
import { useFeeName } from '../use-fee-name.ts'
import { feesWords } from '../words/words.ts'
import type { FeeSectionsProps } from './fee-sections-props.ts'

/** What a student must know or do about the fees: open payments, overdue fees and refunds. */
export function FeeAlerts({ plan, explained, reload }: FeeSectionsProps) {
  const w = useWords(feesWords).dashboard
  const paths = usePaths()
  const nameOf = useFeeName()
  const { dues, unfinished } = plan
  const payment = nextPayment(dues)
  const overdue = payment?.isOverdue && !explained.includes(payment.dues[0]) ? payment : null
  return (
    <>
      <OpenPayments dues={[...dues, ...unfinished]} isSecond={explained.length > 0} reload={reload} />
      {overdue && (
        <div className="alert bad">
          <Icon name="warning" />
          <div className="alert-text">
            <p>
              <strong>{w.overdueTitle(overdue.dues.length)}</strong>
            </p>
            <p>{w.overdueText(formatPaise(overdue.amountPaise))}</p>
            <div className="actions">
              <a href={paths.feePlan} className="button">
                {w.payOverdue}
              </a>
              <a href={paths.helpAbout('due', overdue.dues[0].id)}>{w.contact}</a>
            </div>
          </div>
        </div>
      )}
      {dues.filter(hasNews).map((due) => (
        <div key={due.id} className={due.owed.state === 'checking' ? 'alert warning' : 'alert info'}>
          <Icon name={due.owed.state === 'checking' ? 'warning' : 'tick'} />
          <div className="alert-text">
            <p>
              <strong>{nameOf(due)}</strong>
            </p>
            <DueNotes due={due} />
            {due.owed.state === 'checking' && <a href={paths.helpAbout('due', due.id)}>{w.contact}</a>}
          </div>
        </div>
      ))}
    </>
  )
}
