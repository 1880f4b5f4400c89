import { CODE } from '@pravesh/shared/accounts/codes'
import type { OwnConsent } from '@pravesh/shared/accounts/guardians/contracts'
import { useState } from 'react'
import { island } from '../../../forms/island.tsx'
import { callGuardian } from '../guardian-api.ts'
import { OwnCode } from './OwnCode.tsx'
import { OwnConsentList } from './OwnConsentList.tsx'
import { OwnPhone } from './OwnPhone.tsx'

/** What the call that sends a code replied. */
interface Sent {
  msg: string
  handle: string
  /** Earliest time for another code, in milliseconds. */
  from: number
}

/** A guardian sees and withdraws consents without an account: their number, then the code, then the list. */
function OwnConsents() {
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  const [consents, setConsents] = useState<OwnConsent[] | null>(null)

  async function sendCode(entered: string) {
    const reply = await callGuardian('sendOwnConsentsCode', { phone: entered })
    if (reply.ok) {
      setPhone(entered)
      const from = Date.now() + CODE.resendSeconds * 1000
      setSent({ msg: reply.msg, handle: String(reply.body.handle), from })
    }
    return reply
  }

  /** Makes a call that replies the list. */
  async function call(name: 'openOwnConsents' | 'withdrawOwnConsent', fields: Record<string, string>) {
    const reply = await callGuardian(name, { phone, handle: sent?.handle ?? '', ...fields })
    if (reply.ok) setConsents(reply.body.result as OwnConsent[])
    return reply
  }

  function startAgain() {
    setSent(null)
    setConsents(null)
  }

  if (sent === null) return <OwnPhone phone={phone} send={sendCode} />
  if (consents === null)
    return (
      <OwnCode
        sent={sent}
        open={(code) => call('openOwnConsents', { code })}
        resend={() => sendCode(phone)}
        change={startAgain}
      />
    )
  return (
    <OwnConsentList
      phone={phone}
      consents={consents}
      withdraw={(consent) => call('withdrawOwnConsent', { consent })}
      startAgain={startAgain}
    />
  )
}

export const OwnConsentsIsland = island(OwnConsents)
