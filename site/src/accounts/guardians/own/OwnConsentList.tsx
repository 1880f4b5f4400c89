import type { OwnConsent } from '@pravesh/shared/accounts/guardians/contracts'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../forms/Alert.tsx'
import { useWords } from '../../../forms/locale.ts'
import type { ApiReply } from '../../../lib/api.ts'
import { OwnConsentCard } from './OwnConsentCard.tsx'
import { WithdrawOwnConsent } from './WithdrawOwnConsent.tsx'
import { ownConsentWords } from './words/words.ts'

interface ListProps {
  phone: string
  consents: readonly OwnConsent[]
  withdraw: (id: string) => Promise<ApiReply>
  startAgain: () => void
}

/** The consents of one number, and the dialog that withdraws one. */
export function OwnConsentList({ phone, consents, withdraw, startAgain }: ListProps) {
  const w = useWords(ownConsentWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const [news, setNews] = useState<{ ok: boolean; msg: string }>()
  const [chosen, setChosen] = useState<OwnConsent | null>(null)
  useEffect(() => heading.current?.focus(), [])

  async function withdrawChosen({ id }: OwnConsent) {
    const { ok, msg } = await withdraw(id)
    setChosen(null)
    setNews({ ok, msg })
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} id="own-consents-title">
        {w.listOf(phone)}
      </h2>
      {news && (
        <Alert key={news.msg} tone={news.ok ? 'good' : 'bad'} focus>
          {news.msg}
        </Alert>
      )}
      {consents.length === 0 && <p>{w.none}</p>}
      {consents.map((consent) => (
        <OwnConsentCard key={consent.id} consent={consent} onWithdraw={() => setChosen(consent)} />
      ))}
      <p>
        <button type="button" className="link-button" onClick={startAgain}>
          {w.another}
        </button>
      </p>
      {chosen && (
        <WithdrawOwnConsent
          applicant={chosen.applicant}
          withdraw={() => withdrawChosen(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
