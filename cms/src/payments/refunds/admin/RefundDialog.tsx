'use client'

import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { refundWords } from './words.ts'

interface RefundDialogProps {
  /** Formatted. */
  amount: string
  isFull: boolean
  isManual: boolean
  confirm: () => void
  cancel: () => void
}

/** Says what a refund does before it is requested. */
export function RefundDialog({ amount, isFull, isManual, confirm, cancel }: RefundDialogProps) {
  return (
    <ConfirmDialog
      cancel={cancel}
      cancelLabel={refundWords.cancel}
      confirm={confirm}
      confirmLabel={refundWords.confirm}
      title={refundWords.confirmTitle(amount)}
    >
      <p>{isManual ? refundWords.manual : refundWords.online}</p>
      <p>{isFull ? refundWords.full : refundWords.partial}</p>
      <p>{refundWords.mail}</p>
    </ConfirmDialog>
  )
}
