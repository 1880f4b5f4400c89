import { parseIndianMobile } from '@pravesh/shared/platform/phone'
import { useState } from 'react'
import { callAccount } from '../account-api.ts'
import { isWaiting, type PhoneCheck, startPhoneCheck } from './phone-check.ts'
import type { RegistrationDraft } from './registration-draft.ts'

/** The outcome of a request for a code; `msg` gives the reason when it failed. */
export type SendResult = { ok: boolean; msg: string }

/** Sends codes to the form's phone number and tracks its verification. */
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
    resend: () => sendCode(check?.phone ?? ''),
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Call when the server has accepted the code. */
    succeed() {
      setCheck((before) => before && { ...before, verified: true })
      setOpen(false)
    },
    /** Call when the server has rejected the verification. */
    reset: () => setCheck(null),
  }
}
