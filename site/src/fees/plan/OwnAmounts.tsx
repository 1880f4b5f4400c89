import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { formatPaise, formatRoundPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { DueNotes } from '../DueNotes.tsx'
import { PayDue } from '../pay/PayDue.tsx'
import { PayFees } from '../pay/PayFees.tsx'
import { ownChoice } from '../pay/pay-choices.ts'
import { useFeeName } from '../use-fee-name.ts'
import { planWords } from './words/words.ts'

/** Fees whose amount the student enters. They have no due date, so they are not part of the table. */
export function OwnAmounts({ plan, reload }: { plan: FeePlan; reload: () => void }) {
  const w = useWords(planWords).ownAmounts
  const translate = useTranslate()
  const open = plan.ownAmounts.filter(({ remaining }) => remaining > 0)
  const nameOf = useFeeName()
  if (open.length === 0) return null
  return (
    <section className="own-amounts no-print">
      <h3>{w.title}</h3>
      <p className="hint">{w.text}</p>
      <ul className="own-amount-list">
        {plan.unfinished.map((due) => (
          <li key={due.id}>
            <span>
              <strong>
                {nameOf(due)}: <span className="numbers">{formatPaise(due.money.leftPaise)}</span>
              </strong>
              <DueNotes due={due} />
            </span>
            <PayDue due={due} plan={plan} reload={reload} />
          </li>
        ))}
        {open.map(({ action, minPaise, maxPaise }) => {
          const label = translate(DUE_ACTION_LABELS[action])
          return (
            <li key={action}>
              <span>
                <strong>{label}</strong>
                <span className="hint numbers">{w.amount(formatRoundPaise(minPaise), formatRoundPaise(maxPaise))}</span>
              </span>
              <PayFees plan={plan} chosen={ownChoice(action)} fee={label} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
