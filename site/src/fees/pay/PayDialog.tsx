import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { Leaving } from '../../payments/start/Leaving.tsx'
import { usePaymentRedirect } from '../../payments/start/use-payment-redirect.ts'
import { feesWords } from '../words/words.ts'
import { PayForm } from './PayForm.tsx'
import { payChoices } from './pay-choices.ts'
import { payWords } from './words/words.ts'

interface PayDialogProps {
  plan: FeePlan
  /** The value of the choice to start with; see `payChoices`. */
  chosen: string
  onClose: () => void
}

/** Chooses a fee, shows its amount and the refund terms, and redirects to the payment page. (spec 1, 4 and 5) */
export default function PayDialog({ plan, chosen, onClose }: PayDialogProps) {
  const words = useWords(feesWords)
  const w = useWords(payWords)
  const [choices] = useState(() => payChoices(plan))
  const { url, leaveFor } = usePaymentRedirect()
  return (
    <Modal id="pay-fee" title={words.payFees} onClose={onClose}>
      {choices.length === 0 ? (
        <p>{w.nothing}</p>
      ) : (
        <PayForm plan={plan} choices={choices} chosen={chosen} isDone={url !== null} onStarted={leaveFor} />
      )}
      <Leaving url={url} />
    </Modal>
  )
}
