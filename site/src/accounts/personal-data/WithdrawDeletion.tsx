import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { useWords } from '../../forms/locale.ts'
import { callAccount } from '../account-api.ts'
import { settingsWords } from '../settings/words/words.ts'

/** Withdraws a deletion request, without confirmation because no data are lost. */
export function WithdrawDeletion({ onDone }: { onDone: (msg: string) => void }) {
  const w = useWords(settingsWords).deletion
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function withdraw() {
    if (busy) return
    setBusy(true)
    const { ok, msg } = await callAccount('withdrawDeletion')
    setBusy(false)
    if (ok) onDone(msg)
    else setProblem(msg)
  }

  return (
    <>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <button type="button" className="button" aria-disabled={busy} onClick={() => void withdraw()}>
        {busy ? w.withdrawing : w.withdraw}
      </button>
    </>
  )
}
