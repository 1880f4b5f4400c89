import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { formatPaise, formatRoundPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { statusBadge } from '../due-view.ts'
import { PayFees } from '../pay/PayFees.tsx'
import { ownChoice } from '../pay/pay-choices.ts'
import { Tag } from '../Tag.tsx'
import { feesWords } from '../words/words.ts'
import { type OtherFee, otherFees } from './other-fees.ts'

/** A card for each other kind of fee: Registration, Exam, Dress, Tour and Library. (spec 1, 2) */
export function OtherFees({ plan }: { plan: FeePlan }) {
  const w = useWords(feesWords).dashboard
  return (
    <section className="setting fee-section" aria-labelledby={`other-${plan.applicationId}`}>
      <h2 id={`other-${plan.applicationId}`}>{w.other}</h2>
      <ul className="fee-cards">
        {otherFees(plan).map((fee) => (
          <OtherFeeCard key={fee.action} fee={fee} plan={plan} />
        ))}
      </ul>
    </section>
  )
}

function OtherFeeCard({ fee: { action, all, paid, next, own }, plan }: { fee: OtherFee; plan: FeePlan }) {
  const words = useWords(feesWords)
  const w = words.dashboard
  const translate = useTranslate()
  const label = translate(DUE_ACTION_LABELS[action])
  return (
    <li className="fee-card">
      <h3>{label}</h3>
      {next !== null && <NextOfKind due={next} isOnly={all === 1} />}
      {next === null && own !== null && (
        <p className="hint numbers">{w.ownAmount(formatRoundPaise(own.minPaise), formatRoundPaise(own.maxPaise))}</p>
      )}
      {all > 0 && next === null && <Tag badge={{ tone: 'good', label: words.paid }} />}
      {all === 0 && own === null && <p className="hint">{w.none}</p>}
      {all > 1 && <p className="hint numbers">{w.paidCount(paid, all)}</p>}
      {next?.mayPay ? (
        <PayFees plan={plan} chosen={next.id} fee={`${label}, ${next.title}`} />
      ) : (
        own !== null && <PayFees plan={plan} chosen={ownChoice(action)} fee={label} />
      )}
    </li>
  )
}

function NextOfKind({ due, isOnly }: { due: NonNullable<OtherFee['next']>; isOnly: boolean }) {
  const words = useWords(feesWords)
  const locale = useLocale()
  return (
    <>
      {!isOnly && <p>{due.title}</p>}
      <p className="fee-card-amount numbers">{formatPaise(due.amountPaise)}</p>
      {due.dueOn !== null && <p className="hint">{words.dueOn(formatDay(due.dueOn, locale))}</p>}
      <Tag badge={statusBadge(due, words)} />
      {due.isOverdue && <Tag badge={{ tone: 'bad', label: words.overdue }} />}
    </>
  )
}
