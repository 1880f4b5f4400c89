import type { ConsentState } from '@pravesh/shared/accounts/consent/consent-states'
import { OPTIONAL_PURPOSES, type OptionalPurpose } from '@pravesh/shared/accounts/consent/purposes'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useState } from 'react'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { WithdrawConsent } from './WithdrawConsent.tsx'
import { consentWords } from './words/words.ts'

interface ConsentRowProps {
  state: ConsentState
  choose: (purpose: OptionalPurpose, given: boolean) => Promise<void>
}

/** A purpose, since when its state holds and under which version of the notice, and the button that changes it. */
export function ConsentRow({ state: { purpose, given, entry }, choose }: ConsentRowProps) {
  const w = useWords(consentWords)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const optional = OPTIONAL_PURPOSES.find((other) => other === purpose)
  const day = (date: string) => formatLongDay(date, locale)

  async function change(now: boolean) {
    if (busy || optional === undefined) return
    setBusy(true)
    await choose(optional, now)
    setBusy(false)
    setOpen(false)
  }

  return (
    <div>
      <div className="contact-row">
        <div>
          <h3>{w.purposes[purpose].title}</h3>
          <p>{w.purposes[purpose].text}</p>
          <p className="hint">
            {entry ? w.since({ given, day: day(entry.at), version: entry.version && day(entry.version) }) : w.never}
          </p>
        </div>
        {given && (
          <button type="button" className="link-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {w.withdraw} <span className="visually-hidden">{w.purposes[purpose].title}</span>
          </button>
        )}
        {!given && optional && (
          <button type="button" className="link-button" aria-disabled={busy} onClick={() => void change(true)}>
            {w.agree} <span className="visually-hidden">{w.purposes[purpose].title}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <WithdrawConsent
          purpose={purpose}
          busy={busy}
          onWithdraw={optional && (() => void change(false))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
