import { formatLongDay } from '@pravesh/shared/platform/formats'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { recordLine } from '@pravesh/shared/rights/record-lines'
import type { RightView } from '@pravesh/shared/rights/views'
import { useState } from 'react'
import { useLocale, useWords } from '../forms/locale.ts'
import type { ApiReply } from '../lib/api.ts'
import { recordWords } from './records/words/words.ts'
import { callRights } from './rights-api.ts'
import { rightsWords } from './words/words.ts'

interface RequestProps {
  request: RightView
  onReply: (reply: ApiReply) => void
}

/** A request with its state and answer; after an erasure, with what became of each kind of records. */
export function OwnRequest({ request, onReply }: RequestProps) {
  const w = useWords(rightsWords)
  const names = useWords(recordWords)
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const { reference, kind, state, text, answer, records, answerBy, closedAt } = request

  async function withdraw() {
    if (busy) return
    setBusy(true)
    const reply = await callRights('withdrawRight', {}, { reference })
    setBusy(false)
    onReply(reply)
  }

  return (
    <li>
      <div className="contact-row">
        <div>
          <strong>{names.kinds[kind]}</strong> <span className="hint">{reference}</span>
          <p>{w.states[state](formatLongDay(closedAt ?? answerBy, locale))}</p>
        </div>
        {state === 'open' && (
          <button type="button" className="link-button" aria-disabled={busy} onClick={() => void withdraw()}>
            {busy ? w.withdrawing : w.withdraw} <span className="visually-hidden">{reference}</span>
          </button>
        )}
      </div>
      {text !== '' && (
        <p className="contact-value">
          {w.asked} <span lang={langOf(text, locale)}>{text}</span>
        </p>
      )}
      {answer !== null && (
        <p className="contact-value">
          {w.answered} <span lang={langOf(answer, locale)}>{answer}</span>
        </p>
      )}
      {records.length > 0 && (
        <>
          <p>{w.became}</p>
          <ul>
            {records.map((line) => (
              <li key={line.kind}>{recordLine(line, names, locale)}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
