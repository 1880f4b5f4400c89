import type { Purpose } from '@pravesh/shared/accounts/consent/purposes'
import { afterPress } from '../../../forms/after-press.ts'
import { useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { consentWords } from './words/words.ts'

interface WithdrawProps {
  purpose: Purpose
  busy: boolean
  /** Missing for a necessary purpose, which ends with the account. */
  onWithdraw: (() => void) | undefined
  onClose: () => void
}

/** Says what follows before the consent is withdrawn; for a necessary purpose it leads to the deletion of the account. */
export function WithdrawConsent({ purpose, busy, onWithdraw, onClose }: WithdrawProps) {
  const w = useWords(consentWords)

  function goToDeletion() {
    onClose()
    // The closing dialog gives the focus back first.
    afterPress(() => document.querySelector<HTMLElement>('[aria-labelledby=deletion-title] button')?.focus())
  }

  return (
    <Modal id={`withdraw-${purpose}`} title={w.dialog} onClose={onClose}>
      <p>{w.purposes[purpose].consequence}</p>
      {onWithdraw ? (
        <button type="button" className="button" aria-disabled={busy} onClick={onWithdraw}>
          {busy ? w.sending : w.confirm}
        </button>
      ) : (
        <button type="button" className="button" onClick={goToDeletion}>
          {w.toDeletion}
        </button>
      )}
    </Modal>
  )
}
