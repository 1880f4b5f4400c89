import { useState } from 'react'
import { usePaths, useWords } from '../../forms/locale.ts'
import { callGuardian } from './guardian-api.ts'
import { guardianWords } from './words/words.ts'

interface ConfirmAdultProps {
  /** Of the guardian. */
  name: string
  onDone: (outcome: { ok: boolean; msg: string }) => void
}

/** Asks a person who is 18 now to confirm what the guardian agreed to. */
export function ConfirmAdult({ name, onDone }: ConfirmAdultProps) {
  const w = useWords(guardianWords).adult
  const paths = usePaths()
  const [busy, setBusy] = useState(false)

  async function confirm() {
    if (busy) return
    setBusy(true)
    const { ok, msg } = await callGuardian('confirmAdult')
    setBusy(false)
    onDone({ ok, msg })
  }

  return (
    <>
      <p>{w.text(name)}</p>
      <p>
        <button type="button" className="button" aria-disabled={busy} onClick={() => void confirm()}>
          {busy ? w.sending : w.confirm}
        </button>
      </p>
      <p className="hint">
        <a href={`${paths.settings}#consents-title`}>{w.otherwise}</a>
      </p>
    </>
  )
}
