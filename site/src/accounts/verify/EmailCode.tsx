import { CODE, CODE_ERROR, CODE_EXPIRED } from '@pravesh/shared/accounts/codes'
import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { goAfter } from '../../lib/go.ts'
import { afterLogin, keepNext } from '../../lib/return-path.ts'
import { callAccount } from '../account-api.ts'
import { setLoginFlag } from '../sessions/login-flag.ts'
import { accountsWords } from '../words/words.ts'

/** Time to read the message before the redirect: to the login page, or past it in the browser that registered. (spec 1, 4) */
const AFTER_VERIFICATION_MS = 2500

interface EmailCodeProps {
  uid: string
  /** The e-mail address that the code was sent to, masked. */
  mailTo: string
  expiredBefore: boolean
  /** Timestamp of a correction of the address on this page, in milliseconds. */
  correctedAt?: number
}

/** Asks for the code sent by e-mail, and offers a new one when it has expired. (spec 1, 4) */
export function EmailCode({ uid, mailTo, expiredBefore, correctedAt }: EmailCodeProps) {
  const words = useWords(accountsWords).verify
  const translate = useTranslate()
  const locale = useLocale()
  const paths = usePaths()
  const [expired, setExpired] = useState(expiredBefore)
  const [problem, setProblem] = useState('')
  const [news, setNews] = useState<string>(correctedAt === undefined ? '' : words.correct.done)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<'' | 'verified' | 'logged in'>('')
  const [resendFrom, setResendFrom] = useState(() =>
    correctedAt === undefined ? resendTimeAfterRegistration(paths.register) : correctedAt + CODE.resendSeconds * 1000,
  )
  const [attempt, setAttempt] = useState(0)

  async function verify(code: string) {
    setProblem('')
    setNews('')
    const { ok, msg, result } = await callAccount('activateByCode', { fields: { userId: uid, code } })
    if (msg === CODE_ERROR) return setExpired(true)
    if (!ok) return setProblem(msg)
    const isLoggedIn = result.logged_in === true
    if (isLoggedIn) setLoginFlag()
    setDone(isLoggedIn ? 'logged in' : 'verified')
    goAfter(isLoggedIn ? afterLogin(location, locale) : keepNext(paths.login, location), AFTER_VERIFICATION_MS)
  }

  async function resend() {
    setBusy(true)
    setProblem('')
    const { ok, msg } = await callAccount('resendEmailCode', { fields: { userId: uid } })
    setBusy(false)
    if (!ok) return setProblem(msg)
    setExpired(false)
    setNews(words.resent)
    setAttempt(attempt + 1)
    setResendFrom(Date.now() + CODE.resendSeconds * 1000)
  }

  return (
    <>
      <p>
        {words.sentTo} <strong>{mailTo}</strong>. {words.look}
      </p>
      {problem && (
        <Alert tone="bad" onDismiss={() => setProblem('')}>
          {translate(problem)}
        </Alert>
      )}
      {done && <Alert tone="good">{done === 'verified' ? words.done : words.loggedIn}</Alert>}
      {news && !done && (
        <Alert tone="good" focus={news === words.correct.done}>
          {news}
        </Alert>
      )}
      {expired ? (
        <Alert tone="warning" focus>
          <p>{translate(CODE_EXPIRED)}</p>
          <button type="button" className="button primary" aria-disabled={busy} onClick={() => void resend()}>
            {words.resend}
          </button>
        </Alert>
      ) : (
        <>
          <CodeForm
            key={attempt}
            id="email-code"
            submit={words.submit}
            sending={words.sending}
            send={verify}
            done={done !== ''}
          />
          <ResendCode
            from={resendFrom}
            label={words.resend}
            busy={busy || done !== ''}
            onResend={() => void resend()}
          />
        </>
      )}
    </>
  )
}

/** Registration has just sent a code, so another is available a minute later; 0 when arriving from elsewhere. */
function resendTimeAfterRegistration(registerPath: string): number {
  return document.referrer.startsWith(location.origin + registerPath) ? Date.now() + CODE.resendSeconds * 1000 : 0
}
