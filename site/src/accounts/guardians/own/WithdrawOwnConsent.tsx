import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { ownConsentWords } from './words/words.ts'

interface WithdrawProps {
  applicant: string
  withdraw: () => Promise<void>
  onClose: () => void
}

/** Says what follows before a guardian withdraws a consent. */
export function WithdrawOwnConsent({ applicant, withdraw, onClose }: WithdrawProps) {
  const w = useWords(ownConsentWords).withdrawal
  const [busy, setBusy] = useState(false)

  function press() {
    if (busy) return
    setBusy(true)
    void withdraw()
  }

  return createPortal(
    <Modal id="withdraw-own-consent" title={w.title(applicant)} onClose={onClose}>
      <p>{w.unsent}</p>
      <p>{w.sent}</p>
      <p>{w.told}</p>
      <div className="actions">
        <button type="button" className="button" aria-disabled={busy} onClick={press}>
          {busy ? w.sending : w.confirm}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {w.keep}
        </button>
      </div>
    </Modal>,
    document.body,
  )
}
