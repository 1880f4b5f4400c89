import type { FeePlanTotals } from '@pravesh/shared/fees/plan/fee-plan'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../forms/locale.ts'
import { planWords } from './words/words.ts'

/** The sums of a fee plan and the share that is paid. */
export function Totals({ totals }: { totals: FeePlanTotals }) {
  const w = useWords(planWords).totals
  const { totalPaise, paidPaise, refundedPaise, onHoldPaise, openPaise, overduePaise } = totals
  const percent = totalPaise === 0 ? 0 : Math.floor((paidPaise * 100) / totalPaise)
  return (
    <section className="fee-totals" aria-label={w.title}>
      <dl>
        <Sum term={w.total} paise={totalPaise} />
        <Sum term={w.paid} paise={paidPaise} tone="good" />
        {refundedPaise > 0 && <Sum term={w.refunded} paise={refundedPaise} />}
        {onHoldPaise > 0 && <Sum term={w.onHold} paise={onHoldPaise} />}
        <Sum term={w.open} paise={openPaise} />
        {overduePaise > 0 && <Sum term={w.overdue} paise={overduePaise} tone="bad" />}
      </dl>
      <p className="fee-progress no-print">
        <progress max={100} value={percent} aria-hidden="true" />
        <span className="numbers">{w.progress(percent)}</span>
      </p>
    </section>
  )
}

function Sum({ term, paise, tone = '' }: { term: string; paise: number; tone?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={`numbers ${tone}`.trim()}>{formatPaise(paise)}</dd>
    </div>
  )
}
