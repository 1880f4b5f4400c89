import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { callAccount } from '../account-api.ts'
import { words } from '../settings/words.ts'

const w = words.deletion

/** The button that takes the wish to be deleted back; nothing is lost by it, so nothing is asked. */
export function WithdrawDeletion({ onDone }: { onDone: (msg: string) => void }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function withdraw() {
    if (busy) return
    setBusy(true)
    const { ok, msg } = await callAccount('withdrawDeletion')
    setBusy(false)
    if (ok) onDone(msg)
    else setRefusal(msg)
  }

  return (
    <>
      {refusal && <Alert tone="bad">{refusal}</Alert>}
      <button type="button" className="button" aria-disabled={busy} onClick={() => void withdraw()}>
        {busy ? w.withdrawing : w.withdraw}
      </button>
    </>
  )
}
