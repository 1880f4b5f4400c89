import { CODE_ERROR, CODE_EXPIRED } from '@pravesh/shared/accounts/codes'
import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { useCountdown } from '../../forms/use-countdown.ts'
import { callAccount } from '../account-api.ts'
import { accountsWords } from '../words/words.ts'
import type { PhoneCheck } from './phone-check.ts'
import type { SendResult } from './use-phone-check.ts'

interface PhoneCodeDialogProps {
  check: PhoneCheck
  onResend: () => Promise<SendResult>
  onVerified: () => void
  onClose: () => void
}

/** Asks for the code sent by SMS. A stray tap cannot close it during the countdown. (spec 1, 5) */
export default function PhoneCodeDialog({ check, onResend, onVerified, onClose }: PhoneCodeDialogProps) {
  const w = useWords(accountsWords).register.dialog
  const translate = useTranslate()
  const { phone, verificationId } = check
  const [problem, setProblem] = useState('')
  const [news, setNews] = useState('')
  const [busy, setBusy] = useState(false)
  const locked = useCountdown(check.resendFrom) > 0

  async function verify(code: string) {
    setProblem('')
    const { ok, msg } = await callAccount('checkPhoneCode', { fields: { phone, verificationId, code } })
    if (ok) onVerified()
    else setProblem(msg === CODE_ERROR ? CODE_EXPIRED : msg)
  }

  async function resend() {
    setBusy(true)
    const { ok, msg } = await onResend()
    setBusy(false)
    setProblem(ok ? '' : msg)
    setNews(ok ? w.resent : '')
  }

  return (
    <Modal id="phone-code" title={w.title} locked={locked} onClose={onClose}>
      <p>{w.sentTo(phone)}</p>
      {problem && (
        <Alert tone="bad" onDismiss={() => setProblem('')}>
          {translate(problem)}
        </Alert>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <CodeForm key={verificationId} id="phone-code" submit={w.submit} sending={w.sending} send={verify} />
      <ResendCode from={check.resendFrom} label={w.resend} busy={busy} onResend={() => void resend()} />
    </Modal>
  )
}
