import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { nextPayment } from '@pravesh/shared/fees/plan/next-payment'
import { useLocale, useWords } from '../../forms/locale.ts'
import { RecordName } from '../../forms/RecordName.tsx'
import { formatDay } from '../../lib/formats.ts'
import { RefundTerms } from '../../payments/refunds/RefundTerms.tsx'
import { OpenPayments } from '../OpenPayments.tsx'
import { PayFees } from '../pay/PayFees.tsx'
import { payChoices } from '../pay/pay-choices.ts'
import { DueTable } from './DueTable.tsx'
import { NextDue } from './NextDue.tsx'
import { OwnAmounts } from './OwnAmounts.tsx'
import { Totals } from './Totals.tsx'
import { planWords } from './words/words.ts'

interface FeePlanViewProps {
  plan: FeePlan
  reload: () => void
  /** The choice to open the pay dialog with; null to leave it closed. */
  toPay: string | null
}

/** The fees of one application: totals, the next payment, all dues and the refund terms. */
export function FeePlanView({ plan, reload, toPay }: FeePlanViewProps) {
  const w = useWords(planWords)
  const locale = useLocale()
  const { applicationId, courseName, collegeName, sessionYear, applicationNumber, refundTerms } = plan
  return (
    <section className="fee-plan" aria-labelledby={`plan-${applicationId}`}>
      <div className="fee-plan-head">
        <div>
          <h2 id={`plan-${applicationId}`}>
            <RecordName name={courseName} />
          </h2>
          <p>
            <RecordName name={collegeName} withRecord />
          </p>
          <p className="hint">
            {w.session} {sessionYear} · {w.application} <span className="numbers">{applicationNumber}</span>
            <span className="print-only">
              {' '}
              · {w.printedOn} {formatDay(plan.today, locale)}
            </span>
          </p>
        </div>
        <div className="actions no-print">
          {payChoices(plan).length > 0 && <PayFees plan={plan} chosen={toPay ?? ''} startsOpen={toPay !== null} />}
          <button type="button" className="button quiet" onClick={() => print()}>
            {w.print}
          </button>
        </div>
      </div>
      <OpenPayments
        dues={[...plan.dues, ...plan.unfinished]}
        isSecond={nextPayment(plan.dues) !== null}
        reload={reload}
      />
      <Totals totals={plan.totals} />
      <NextDue plan={plan} reload={reload} />
      <DueTable plan={plan} reload={reload} />
      <OwnAmounts plan={plan} reload={reload} />
      <RefundTerms id={`terms-${applicationId}`} title={w.terms} sentences={refundTerms} />
    </section>
  )
}
