import { CODE_ERROR, CODE_EXPIRED } from '@pravesh/shared/accounts/codes'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { useTranslate } from '../../forms/translate.ts'
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
  const [problem, setProblem] = useState('')
  const [news, setNews] = useState('')
  const [isResending, setResending] = useState(false)
  const intro = useRef<HTMLParagraphElement>(null)
  useEffect(() => intro.current?.focus(), [])

  async function enter(code: string) {
    setProblem('')
    const { ok, msg } = await confirm(code)
    if (ok) onGiven(msg)
    else setProblem(msg === CODE_ERROR ? CODE_EXPIRED : msg)
  }

  async function resend() {
    setResending(true)
    const { ok, msg } = await onResend()
    setResending(false)
    setProblem(ok ? '' : msg)
    setNews(ok ? w.resent : '')
  }

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
      </p>
      {problem && (
        <Alert tone="bad" onDismiss={() => setProblem('')}>
          {translate(problem)}
        </Alert>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {/* Another code needs an empty field. */}
      <CodeForm key={resendFrom} id="guardian-code" submit={w.submit} sending={w.confirming} send={enter} />
      <ResendCode from={resendFrom} label={w.resend} busy={isResending} onResend={() => void resend()} />
      <p>
        <button type="button" className="link-button" onClick={onAnother}>
          {w.another}
        </button>
      </p>
    </>
  )
}
