import { Alert } from '../../forms/Alert.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { useCodeEntry } from '../../forms/use-code-entry.ts'
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
  const locked = useCountdown(check.resendFrom) > 0

  const entry = useCodeEntry({
    confirm: (code) => callAccount('checkPhoneCode', { fields: { phone, verificationId, code } }),
    onConfirmed: onVerified,
    resend: onResend,
    resent: w.resent,
  })

  return (
    <Modal id="phone-code" title={w.title} locked={locked} onClose={onClose}>
      <p>{w.sentTo(phone)}</p>
      {entry.problem && (
        <Alert tone="bad" onDismiss={entry.dismiss}>
          {translate(entry.problem)}
        </Alert>
      )}
      <p className="visually-hidden" role="status">
        {entry.news}
      </p>
      <CodeForm key={verificationId} id="phone-code" submit={w.submit} sending={w.sending} send={entry.enterCode} />
      <ResendCode
        from={check.resendFrom}
        label={w.resend}
        busy={entry.isResending}
        onResend={() => void entry.sendAgain()}
      />
    </Modal>
  )
}
