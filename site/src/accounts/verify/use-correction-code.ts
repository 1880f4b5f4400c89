import { CODE } from '@pravesh/shared/accounts/codes'
import { useState } from 'react'
import { callAccount } from '../account-api.ts'

/** Sends codes to the phone number of a registration and tracks the last one. */
export function useCorrectionCode(uid: string) {
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState('')
  const [resendFrom, setResendFrom] = useState(0)
  const [isSending, setSending] = useState(false)
  const [wasSent, setSent] = useState(false)

  async function send(): Promise<void> {
    if (isSending) return
    setSending(true)
    setProblem('')
    const { ok, status, msg, result } = await callAccount('sendCorrectionCode', { fields: { userId: uid } })
    setSending(false)
    if (!ok) setProblem(msg)
    if (ok) {
      setPhone(result.phone ?? '')
      setResendFrom(Date.now() + CODE.resendSeconds * 1000)
    }
    // 429: a code was sent a moment ago, e.g. before a reload, and is still valid.
    if (ok || status === 429) setSent(true)
  }

  return { phone, problem, resendFrom, isSending, wasSent, send }
}
