import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { feeTitle } from '@pravesh/shared/payments/fee-title'
import { isOnHold, isToPay, mayPay } from '@pravesh/shared/payments/owed/states'
import { formatPaise, formatRoundPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { messageOn, statusBadge } from '../due-view.ts'
import { PayDue } from '../pay/PayDue.tsx'
import { PayFees } from '../pay/PayFees.tsx'
import { ownChoice } from '../pay/pay-choices.ts'
import { Tag } from '../Tag.tsx'
import { feesWords } from '../words/words.ts'
import type { FeeSectionsProps } from './fee-sections-props.ts'
import { type OtherFee, otherFees } from './other-fees.ts'

/** A card for each other kind of fee: Registration, Exam, Dress, Tour and Library. (spec 1, 2) */
export function OtherFees({ plan, explained, reload }: FeeSectionsProps) {
  const w = useWords(feesWords).dashboard
  return (
    <section className="setting fee-section" aria-labelledby={`other-${plan.applicationId}`}>
      <h2 id={`other-${plan.applicationId}`}>{w.other}</h2>
      <ul className="fee-cards rows">
        {otherFees(plan).map((fee) => (
          <OtherFeeCard key={fee.action} fee={fee} plan={plan} explained={explained} reload={reload} />
        ))}
      </ul>
    </section>
  )
}

interface CardProps extends FeeSectionsProps {
  fee: OtherFee
}

function OtherFeeCard({ fee: { action, all, paid, goneBack, next, own }, plan, explained, reload }: CardProps) {
  const words = useWords(feesWords)
  const w = words.dashboard
  const translate = useTranslate()
  const label = translate(DUE_ACTION_LABELS[action])
  const isHeld = next !== null && isOnHold(next.owed.state)
  return (
    <li className="fee-card">
      <h3>{label}</h3>
      {next !== null && <NextOfKind due={next} isOnly={all === 1} isExplained={explained.includes(next)} />}
      {next === null && own !== null && (
        <p className="hint numbers">{w.ownAmount(formatRoundPaise(own.minPaise), formatRoundPaise(own.maxPaise))}</p>
      )}
      {all > 0 && next === null && (
        <Tag badge={goneBack ? statusBadge(goneBack, words) : { tone: 'good', label: words.paid }} />
      )}
      {all === 0 && own === null && <p className="hint">{w.none}</p>}
      {all > 1 && <p className="hint numbers">{w.paidCount(paid, all)}</p>}
      {next !== null && mayPay(next.owed) ? (
        <PayDue due={next} plan={plan} reload={reload} />
      ) : (
        // The alert above says not to pay again.
        own !== null && !isHeld && <PayFees plan={plan} chosen={ownChoice(action)} fee={label} />
      )}
    </li>
  )
}

interface NextOfKindProps {
  due: NonNullable<OtherFee['next']>
  isOnly: boolean
  isExplained: boolean
}

function NextOfKind({ due, isOnly, isExplained }: NextOfKindProps) {
  const translate = useTranslate()
  // An alert above explains a payment that is being checked.
  const message = isToPay(due.owed.state) && !isExplained ? messageOn(due) : null
  const words = useWords(feesWords)
  const locale = useLocale()
  return (
    <>
      {!isOnly && <p>{feeTitle(due.title, translate)}</p>}
      <p className="fee-card-amount numbers">{formatPaise(due.amountPaise)}</p>
      {due.dueOn !== null && <p className="hint">{words.dueOn(formatDay(due.dueOn, locale))}</p>}
      <Tag badge={statusBadge(due, words)} />
      {message !== null && <p className="hint fee-card-message">{translate(message)}</p>}
      {due.isOverdue && <Tag badge={{ tone: 'bad', label: words.overdue }} />}
    </>
  )
}
