import type { OwnOffer } from '@pravesh/shared/allotment/calls/own-process'
import { categoryTitle } from '@pravesh/shared/allotment/process/step-title'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { ReactNode } from 'react'
import { useLocale, useWords } from '../../forms/locale.ts'
import { UnitName } from '../terms/UnitName.tsx'
import { resultWords } from './words/words.ts'

/** A seat with its category, its place among the choices, and its amounts. */
export function Offer({ offer }: { offer: OwnOffer }) {
  const w = useWords(resultWords)
  const locale = useLocale()
  const { category, choice, status, costsPaise, creditPaise, duePaise, refundPaise, isPaid } = offer
  return (
    <>
      <p>
        <strong>{w.statuses[status]}</strong>
      </p>
      <dl className="facts details">
        <Fact term={w.seat}>
          <UnitName unit={offer} />
        </Fact>
        <Fact term={w.category}>{categoryTitle(category, locale)}</Fact>
        {choice > 0 && <Fact term={w.choice}>{choice}</Fact>}
        <Fact term={w.costs}>{formatPaise(costsPaise)}</Fact>
        {creditPaise > 0 && <Fact term={w.credit}>{formatPaise(creditPaise)}</Fact>}
        {duePaise > 0 && <Fact term={isPaid ? w.paid : w.due}>{formatPaise(duePaise)}</Fact>}
        {refundPaise > 0 && <Fact term={w.refund}>{formatPaise(refundPaise)}</Fact>}
      </dl>
      {costsPaise > 0 && <p>{offer.countsForFee ? w.countsForFee : w.besidesFee}</p>}
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  )
}
