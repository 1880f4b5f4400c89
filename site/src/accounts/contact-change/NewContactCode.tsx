import type { Contact } from '@pravesh/shared/accounts/contact-change'
import { useEffect, useRef } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { useWords } from '../../forms/locale.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { useCodeEntry } from '../../forms/use-code-entry.ts'
import { settingsWords } from '../settings/words/words.ts'
import type { useNewContact } from './use-new-contact.ts'

interface NewContactCodeProps {
  contact: Contact
  change: ReturnType<typeof useNewContact>
  onAnother: () => void
  onChanged: (msg: string) => void
}

/** Asks for the code sent to the new address or number, and makes the change. */
export function NewContactCode({ contact, change, onAnother, onChanged }: NewContactCodeProps) {
  const w = useWords(settingsWords).contact
  const translate = useTranslate()
  const entry = useCodeEntry({
    confirm: change.confirm,
    onConfirmed: onChanged,
    resend: change.send,
    resent: w.resent,
  })
  const intro = useRef<HTMLParagraphElement>(null)
  useEffect(() => intro.current?.focus(), [])

  return (
    <>
      <p ref={intro} tabIndex={-1}>
        {w.sentTo(change.typed.to)}
      </p>
      {contact === 'email' && <p className="hint">{w.look}</p>}
      {entry.problem && (
        <Alert tone="bad" onDismiss={entry.dismiss}>
          {translate(entry.problem)}
        </Alert>
      )}
      <p className="visually-hidden" role="status">
        {entry.news}
      </p>
      {/* Another code needs an empty field. */}
      <CodeForm
        key={change.resendFrom}
        id={`${contact}-code`}
        submit={w.submit}
        sending={w.confirming}
        send={entry.enterCode}
      />
      <ResendCode
        from={change.resendFrom}
        label={w.resend}
        busy={entry.isResending}
        onResend={() => void entry.sendAgain()}
      />
      <p>
        <button type="button" className="link-button" onClick={onAnother}>
          {w.of[contact].another}
        </button>
      </p>
    </>
  )
}
