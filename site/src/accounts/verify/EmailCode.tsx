import { CODE_ERROR, CODE_EXPIRED } from '@pravesh/shared/accounts/codes'
import { useReducer } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { goAfter } from '../../lib/go.ts'
import { setLoginFlag } from '../../lib/login-flag.ts'
import { afterLogin, keepNext } from '../../lib/return-path.ts'
import { callAccount } from '../account-api.ts'
import { accountsWords } from '../words/words.ts'
import { type CodeEntry, firstEntry, nextEntry } from './code-entry.ts'

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
  const locale = useLocale()
  const paths = usePaths()
  const [entry, dispatch] = useReducer(nextEntry, null, () =>
    firstEntry({ expired: expiredBefore, correctedAt, now: Date.now(), isFromRegistration: cameFrom(paths.register) }),
  )
  const { round, resendFrom, isResending } = entry
  const isVerified = entry.step === 'verified'

  async function verify(code: string) {
    dispatch({ type: 'submitted' })
    const { ok, msg, result } = await callAccount('activateByCode', { fields: { userId: uid, code } })
    if (msg === CODE_ERROR) return dispatch({ type: 'expired' })
    if (!ok) return dispatch({ type: 'refused', msg })
    const isLoggedIn = result.logged_in === true
    if (isLoggedIn) setLoginFlag()
    dispatch({ type: 'accepted', isLoggedIn })
    goAfter(isLoggedIn ? afterLogin(location, locale) : keepNext(paths.login, location), AFTER_VERIFICATION_MS)
  }

  async function resend() {
    if (isResending) return
    dispatch({ type: 'resending' })
    const { ok, msg } = await callAccount('resendEmailCode', { fields: { userId: uid } })
    dispatch(ok ? { type: 'resent', now: Date.now() } : { type: 'not-resent', msg })
  }

  return (
    <>
      <p>
        {words.sentTo} <strong>{mailTo}</strong>
        <br />
        {words.look}
      </p>
      <Outcome entry={entry} onDismiss={() => dispatch({ type: 'dismissed' })} />
      {entry.step === 'expired' ? (
        <Expired isResending={isResending} onResend={() => void resend()} />
      ) : (
        <>
          <CodeForm
            key={round}
            id="email-code"
            submit={words.submit}
            sending={words.sending}
            send={verify}
            done={isVerified}
          />
          <ResendCode
            from={resendFrom}
            label={words.resend}
            busy={isResending || isVerified}
            onResend={() => void resend()}
          />
        </>
      )}
    </>
  )
}

function Outcome({ entry, onDismiss }: { entry: CodeEntry; onDismiss: () => void }) {
  const words = useWords(accountsWords).verify
  const translate = useTranslate()
  if (entry.step === 'verified') return <Alert tone="good">{entry.isLoggedIn ? words.loggedIn : words.done}</Alert>
  switch (entry.notice?.kind) {
    case 'problem':
      return (
        <Alert key="problem" tone="bad" onDismiss={onDismiss}>
          {translate(entry.notice.msg)}
        </Alert>
      )
    case 'corrected':
      return (
        <Alert key="news" tone="good" focus>
          {words.correct.done}
        </Alert>
      )
    case 'resent':
      return (
        <Alert key="news" tone="good">
          {words.resent}
        </Alert>
      )
    default:
      return null
  }
}

function Expired({ isResending, onResend }: { isResending: boolean; onResend: () => void }) {
  const words = useWords(accountsWords).verify
  const translate = useTranslate()
  return (
    <Alert tone="warning" focus>
      <p>{translate(CODE_EXPIRED)}</p>
      <button type="button" className="button primary" aria-disabled={isResending} onClick={onResend}>
        {words.resend}
      </button>
    </Alert>
  )
}

function cameFrom(path: string): boolean {
  return document.referrer.startsWith(location.origin + path)
}
