import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { useState } from 'react'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { feesWords } from '../words/words.ts'

const PayDialog = lazyPart(() => import('./PayDialog.tsx'))

interface PayFeesProps {
  plan: FeePlan
  /** Of the choice to start with; see `payChoices`. */
  chosen?: string
  /** The fee that the button pays, for screen readers; without it the button pays any fee. */
  fee?: string
  isPrimary?: boolean
  /** Opens the dialog with the page. */
  startsOpen?: boolean
}

/** A button that opens the pay dialog. */
export function PayFees({ plan, chosen = '', fee, isPrimary = false, startsOpen = false }: PayFeesProps) {
  const w = useWords(feesWords)
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <button type="button" className={isPrimary ? 'button primary' : 'button'} onClick={() => setOpen(true)}>
        {fee === undefined ? w.payFees : w.payNow}
        {fee !== undefined && <span className="visually-hidden"> {w.forFee(fee)}</span>}
      </button>
      {isOpen && <PayDialog plan={plan} chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  )
}
