import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { callGuardian } from './guardian-api.ts'
import { guardianWords } from './words/words.ts'

interface WithdrawProps {
  onClose: () => void
  onDone: (outcome: { ok: boolean; msg: string }) => void
}

/** Says what follows before the consent of the guardian is withdrawn. */
export function WithdrawGuardian({ onClose, onDone }: WithdrawProps) {
  const w = useWords(guardianWords).withdrawal
  const [busy, setBusy] = useState(false)

  async function withdraw() {
    if (busy) return
    setBusy(true)
    const { ok, msg } = await callGuardian('withdrawGuardian')
    onDone({ ok, msg })
  }

  return createPortal(
    <Modal id="withdraw-guardian" title={w.title} onClose={onClose}>
      <p>{w.unsent}</p>
      <p>{w.sent}</p>
      <button type="button" className="button" aria-disabled={busy} onClick={() => void withdraw()}>
        {busy ? w.sending : w.confirm}
      </button>
    </Modal>,
    document.body,
  )
}
