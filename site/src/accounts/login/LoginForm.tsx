import type { Login } from '@pravesh/shared/accounts/sign-in'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '../../forms/Alert.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { island } from '../../forms/island.tsx'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { goAfter } from '../../lib/go.ts'
import { setLoginFlag } from '../../lib/login-flag.ts'
import { afterLogin, keepNext } from '../../lib/return-path.ts'
import { loadBasket } from '../../ui/basket/basket.ts'
import { notify } from '../../ui/notify.ts'
import { callAccount } from '../account-api.ts'
import { KeptEmailField } from '../KeptEmailField.tsx'
import { laterRules } from '../later-rules.ts'
import { AFTER_LOGIN_MS, redirectIfLoggedIn } from '../sessions/redirect-if-logged-in.ts'
import { useKeptNext } from '../use-kept-next.ts'
import { OldAccount } from '../verify/OldAccount.tsx'
import { accountsWords } from '../words/words.ts'

const rules = laterRules<Login>(({ login }) => login)

/** Logs in, then redirects to the page that required it, or to the dashboard. (spec 1, 4) */
function LoginForm() {
  const locale = useLocale()
  const words = useWords(accountsWords).login
  const paths = usePaths()
  // Without default values the form keeps what was typed before the page was hydrated.
  const form = useForm({ ...formOptions, resolver: rules })
  const [done, setDone] = useState(false)
  const [unverified, setUnverified] = useState<{ userID: string; msg: string }>()
  const [wasRejected, setRejected] = useState(false)
  const register = useKeptNext(paths.register)
  const forgotPassword = useKeptNext(paths.forgotPassword)
  useEffect(() => void redirectIfLoggedIn({ locale, notice: words.alreadyLoggedIn }), [locale, words])

  async function send(fields: Login) {
    const reply = await callAccount('login', { fields })
    const { userID } = reply.result
    setRejected(reply.status === 401)
    setUnverified(userID === undefined ? undefined : { userID, msg: reply.msg })
    // Suppresses the error summary: the alert says what to do next.
    if (userID !== undefined) return { ...reply, ok: true }
    if (!reply.ok) return reply
    setLoginFlag()
    // What the visitor has put into the basket becomes the student's.
    void loadBasket()
    setDone(true)
    notify(words.done)
    goAfter(afterLogin(location, locale), AFTER_LOGIN_MS)
    return reply
  }

  return (
    <>
      {!unverified && (
        <div className="if-redirected">
          <Alert tone="warning">{words.loginRequired}</Alert>
        </div>
      )}
      {unverified && (
        <Alert tone="warning" focus>
          <p>{unverified.msg}</p>
          <a href={keepNext(paths.verifyAccount(unverified.userID), location)} className="button">
            {words.verify}
          </a>
        </Alert>
      )}
      <TaskForm
        id="login"
        form={form}
        fields={['email', 'password']}
        send={send}
        submit={words.submit}
        sending={words.sending}
        done={done}
        after={
          <a href={forgotPassword} data-keeps-next>
            {words.forgot}
          </a>
        }
      >
        <KeptEmailField label={words.email} autoComplete="username" />
        <PasswordField name="password" label={words.password} autoComplete="current-password" />
      </TaskForm>
      <div className="otherwise">
        <p>
          {words.newHere}{' '}
          <a href={register} data-keeps-next>
            {words.register}
          </a>
        </p>
        {wasRejected && (
          <p>
            {words.mistyped} <a href={register}>{words.registerAgain}</a>
          </p>
        )}
        <p>
          {words.old} <OldAccount />
        </p>
      </div>
    </>
  )
}

export const LoginIsland = island(LoginForm)
