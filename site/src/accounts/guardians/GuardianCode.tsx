import { useEffect, useRef } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { useCodeEntry } from '../../forms/use-code-entry.ts'
import { guardianWords } from './words/words.ts'

interface Outcome {
  ok: boolean
  msg: string
}

interface GuardianCodeProps {
  phone: string
  resendFrom: number
  onResend: () => Promise<Outcome>
  confirm: (code: string) => Promise<Outcome>
  onAnother: () => void
  onGiven: (msg: string) => void
}

/** Says what the guardian agrees to, and asks for the code. */
export function GuardianCode({ phone, resendFrom, onResend, confirm, onAnother, onGiven }: GuardianCodeProps) {
  const words = useWords(guardianWords)
  const w = words.dialog
  const paths = usePaths()
  const translate = useTranslate()
  const entry = useCodeEntry({ confirm, onConfirmed: onGiven, resend: onResend, resent: w.resent })
  const intro = useRef<HTMLParagraphElement>(null)
  useEffect(() => intro.current?.focus(), [])

  return (
    <>
      <p ref={intro} tabIndex={-1}>
        {w.sentTo(phone)}
      </p>
      <ul>
        {words.notice.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <a href={paths.policy('privacy-policy')} target="_blank" rel="noopener">
          {words.policy}
        </a>
        {' · '}
        <a href={paths.guardianConsents} target="_blank" rel="noopener">
          {words.ownPage}
        </a>
      </p>
      {entry.problem && (
        <Alert tone="bad" onDismiss={entry.dismiss}>
          {translate(entry.problem)}
        </Alert>
      )}
      <p className="visually-hidden" role="status">
        {entry.news}
      </p>
      {/* Another code needs an empty field. */}
      <CodeForm key={resendFrom} id="guardian-code" submit={w.submit} sending={w.confirming} send={entry.enterCode} />
      <ResendCode from={resendFrom} label={w.resend} busy={entry.isResending} onResend={() => void entry.sendAgain()} />
      <p>
        <button type="button" className="link-button" onClick={onAnother}>
          {w.another}
        </button>
      </p>
    </>
  )
}
