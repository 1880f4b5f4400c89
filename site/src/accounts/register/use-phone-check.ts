import { parseIndianMobile } from '@pravesh/shared/platform/phone'
import { useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { callAccount } from '../account-api.ts'
import { isWaiting, type PhoneCheck, startPhoneCheck } from './phone-check.ts'
import type { RegistrationDraft } from './registration-draft.ts'

/** What came of asking for a code: nothing to say, or why there is none. */
export type SendResult = { ok: boolean; msg: string }

/** Sends codes to the phone number of the form and remembers how far its verification is. */
export function usePhoneCheck(draft: RegistrationDraft | null) {
  const [check, setCheck] = useState<PhoneCheck | null>(draft?.check ?? null)
  const [isOpen, setOpen] = useState(() => isWaiting(draft?.check ?? null, draft?.phone ?? '', Date.now()))
  const [isSending, setSending] = useState(false)

  async function sendCode(typed: string): Promise<SendResult> {
    const phone = parseIndianMobile(typed) ?? typed
    setSending(true)
    const { ok, msg, result } = await callAccount('sendPhoneCode', { fields: { phone } })
    setSending(false)
    if (!ok || result.otp === undefined) return { ok: false, msg }
    setCheck(startPhoneCheck(phone, result.otp, Date.now()))
    setOpen(true)
    return { ok, msg }
  }

  return {
    check,
    isOpen,
    isSending,
    sendCode,
    /** Sends another code to the same number. */
    resend: () => sendCode(check?.phone ?? ''),
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** The code was right. */
    succeed(msg: string) {
      setCheck((before) => before && { ...before, verified: true })
      setOpen(false)
      notify(msg)
    },
    /** The server does not take this verification any more. */
    reset: () => setCheck(null),
  }
}
