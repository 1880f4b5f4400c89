import { useState } from 'react'
import { Alert } from '../../../forms/Alert.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import type { ApiReply } from '../../../lib/api.ts'
import { notify } from '../../../ui/notify.ts'

interface OrderDecisionProps {
  words: { yes: string; no: string; sending: string }
  /** Null if something is missing, which the dialog says itself. */
  send: () => Promise<ApiReply> | null
  onDone: () => void
  onClose: () => void
}

/** The end of a dialog about an order: do it, or leave it. Says why it could not be done. */
export function OrderDecision({ words, send, onDone, onClose }: OrderDecisionProps) {
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function decide(): Promise<void> {
    if (isBusy) return
    const sent = send()
    if (sent === null) return
    setBusy(true)
    setProblem('')
    const { ok, msg } = await sent
    setBusy(false)
    if (!ok) return setProblem(translate(msg))
    notify(translate(msg))
    onDone()
  }

  return (
    <>
      {problem !== '' && (
        <Alert tone="bad" focus>
          <p>{problem}</p>
        </Alert>
      )}
      <div className="actions">
        <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => void decide()}>
          {isBusy ? words.sending : words.yes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words.no}
        </button>
      </div>
    </>
  )
}
