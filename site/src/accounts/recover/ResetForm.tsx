import { zodResolver } from '@hookform/resolvers/zod'
import { resetFormSchema } from '@pravesh/shared/accounts/recovery'
import { accountQueries } from '@pravesh/shared/accounts/wire/session'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '../../forms/Alert.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { island } from '../../forms/island.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { PasswordHelp } from '../../forms/PasswordHelp.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { goAfter } from '../../lib/go.ts'
import { removeLoginFlag } from '../../lib/login-flag.ts'
import { keepNext } from '../../lib/return-path.ts'
import { callAccount } from '../account-api.ts'
import { accountsWords } from '../words/words.ts'

/** Time to read the alert before the redirect to the login page. (spec 1, 4) */
const AFTER_RESET_MS = 3000

/** Sets a new password with the token of an e-mailed link. (spec 1, 4 and 5) */
function ResetForm() {
  const w = useWords(accountsWords).recover.reset
  const paths = usePaths()
  const [token] = useState(() => new URLSearchParams(location.search).get(accountQueries.token) ?? '')
  const [done, setDone] = useState('')
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(resetFormSchema),
    defaultValues: { password: '', confirm: '' },
  })

  async function send({ password }: { password: string }) {
    const reply = await callAccount('resetPassword', { fields: { password, token } })
    if (!reply.ok) return reply
    removeLoginFlag()
    setDone(reply.msg)
    goAfter(keepNext(paths.login, location), AFTER_RESET_MS)
    return reply
  }

  if (token === '') return <NoToken />
  return (
    <>
      {done && (
        <Alert tone="good" focus>
          {done}
        </Alert>
      )}
      <TaskForm
        id="reset"
        form={form}
        fields={['password', 'confirm']}
        send={send}
        submit={w.submit}
        sending={w.sending}
        done={done !== ''}
        after={<a href={keepNext(paths.forgotPassword, location)}>{w.askAgain}</a>}
      >
        <PasswordField
          name="password"
          label={w.password}
          autoComplete="new-password"
          help={<PasswordHelp name="password" />}
        />
        <PasswordField name="confirm" label={w.confirm} autoComplete="new-password" />
      </TaskForm>
    </>
  )
}

function NoToken() {
  const w = useWords(accountsWords).recover.reset
  const paths = usePaths()
  return (
    <>
      <Alert tone="warning">{w.noToken}</Alert>
      <p>
        <a href={keepNext(paths.forgotPassword, location)} className="button primary">
          {w.ask}
        </a>
      </p>
    </>
  )
}

export const ResetIsland = island(ResetForm)
