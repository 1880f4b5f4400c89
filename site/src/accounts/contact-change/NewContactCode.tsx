import { CODE_ERROR, CODE_EXPIRED } from '@pravesh/shared/accounts/codes'
import type { Contact } from '@pravesh/shared/accounts/contact-change'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { useWords } from '../../forms/locale.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { useTranslate } from '../../forms/translate.ts'
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
  const [problem, setProblem] = useState('')
  const [news, setNews] = useState('')
  const [isResending, setResending] = useState(false)
  const intro = useRef<HTMLParagraphElement>(null)
  useEffect(() => intro.current?.focus(), [])

  async function confirm(code: string) {
    setProblem('')
    const { ok, msg } = await change.confirm(code)
    if (ok) onChanged(msg)
    else setProblem(msg === CODE_ERROR ? CODE_EXPIRED : msg)
  }

  async function resend() {
    setResending(true)
    const { ok, msg } = await change.send()
    setResending(false)
    setProblem(ok ? '' : msg)
    setNews(ok ? w.resent : '')
  }

  return (
    <>
      <p ref={intro} tabIndex={-1}>
        {w.sentTo(change.typed.to)}
      </p>
      {contact === 'email' && <p className="hint">{w.look}</p>}
      {problem && (
        <Alert tone="bad" onDismiss={() => setProblem('')}>
          {translate(problem)}
        </Alert>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {/* Another code needs an empty field. */}
      <CodeForm
        key={change.resendFrom}
        id={`${contact}-code`}
        submit={w.submit}
        sending={w.confirming}
        send={confirm}
      />
      <ResendCode from={change.resendFrom} label={w.resend} busy={isResending} onResend={() => void resend()} />
      <p>
        <button type="button" className="link-button" onClick={onAnother}>
          {w.of[contact].another}
        </button>
      </p>
    </>
  )
}
