import { nextPayment } from '@pravesh/shared/fees/plan/next-payment'
import { feeTitle } from '@pravesh/shared/payments/fee-title'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { DueActions } from '../DueActions.tsx'
import { dueBadge, isSettled, messageOn } from '../due-view.ts'
import { PayFees } from '../pay/PayFees.tsx'
import { payChoices } from '../pay/pay-choices.ts'
import { Tag } from '../Tag.tsx'
import { feesWords } from '../words/words.ts'
import type { FeeSectionsProps } from './fee-sections-props.ts'

/** The next tuition instalment, a pay button, and a card for each paid one. (spec 1, 2) */
export function TuitionFees({ plan, explained, reload }: FeeSectionsProps) {
  const words = useWords(feesWords)
  const w = words.dashboard
  const locale = useLocale()
  const translate = useTranslate()
  const paths = usePaths()
  const tuition = plan.dues.filter(({ action }) => action === 'TUITION')
  const past = tuition.filter(isSettled)
  const next = nextPayment(tuition)?.dues[0]
  const message = next === undefined || explained.includes(next) ? null : messageOn(next)
  const isComplete = tuition.every(isSettled)
  return (
    <section className="setting fee-section" aria-labelledby={`tuition-${plan.applicationId}`}>
      <h2 id={`tuition-${plan.applicationId}`}>{w.tuition}</h2>
      {isComplete && <p>{w.allPaid}</p>}
      {next !== undefined && (
        <p>
          {w.next}: <strong>{feeTitle(next.title, translate)}</strong>,{' '}
          <strong className="numbers">{formatPaise(next.money.leftPaise)}</strong>
          {next.dueOn !== null && ` · ${words.dueOn(formatDay(next.dueOn, locale))}`}
        </p>
      )}
      {message !== null && <p className="hint">{translate(message)}</p>}
      <div className="actions">
        {!isComplete && payChoices(plan).length > 0 && <PayFees plan={plan} chosen={next?.id ?? ''} />}
        <a href={paths.feePlan} className="button">
          {words.feePlan}
        </a>
        <a href={paths.payments}>{words.payments}</a>
      </div>
      {past.length > 0 && (
        <>
          <h3>{w.past}</h3>
          <ul className="fee-cards">
            {past.map((due) => (
              <li key={due.id} className="fee-card">
                <strong>{feeTitle(due.title, translate)}</strong>
                <span className="fee-card-amount numbers">{formatPaise(due.amountPaise)}</span>
                {due.paidAt !== null && <span className="hint">{words.paidOn(formatDay(due.paidAt, locale))}</span>}
                <Tag badge={dueBadge(due, words)} />
                <DueActions due={due} plan={plan} reload={reload} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
