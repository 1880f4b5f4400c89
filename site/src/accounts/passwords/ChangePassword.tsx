import { zodResolver } from '@hookform/resolvers/zod'
import { type PasswordChange, passwordChangeFormSchema } from '@pravesh/shared/accounts/recovery'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '../../forms/Alert.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { usePaths, useWords } from '../../forms/locale.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { PasswordHelp } from '../../forms/PasswordHelp.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { goAfter } from '../../lib/go.ts'
import { callAccount } from '../account-api.ts'
import { logOut } from '../sessions/log-out.ts'
import { Card } from '../settings/Card.tsx'
import { settingsWords } from '../settings/words/words.ts'

/** Time to read the message before the redirect to the login page. (spec 3, 8 and 9) */
const AFTER_CHANGE_MS = 4000

/** Changes the password, which ends all sessions of the account, and forgets the student here. (spec 3, 8) */
export function ChangePassword({ email }: { email: string }) {
  const w = useWords(settingsWords).password
  const paths = usePaths()
  const [done, setDone] = useState('')
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(passwordChangeFormSchema),
    defaultValues: { current: '', password: '', confirm: '' },
  })

  async function send({ current, password }: PasswordChange) {
    const reply = await callAccount('changePassword', { fields: { current, password } })
    if (!reply.ok) return reply
    setDone(reply.msg)
    goAfter(paths.login, AFTER_CHANGE_MS)
    await logOut()
    return reply
  }

  return (
    <Card id="password-title" title={w.title} text={w.text}>
      {done && (
        <Alert tone="good" focus>
          {done}
        </Alert>
      )}
      <TaskForm
        id="change"
        form={form}
        fields={['current', 'password', 'confirm']}
        send={send}
        submit={w.submit}
        sending={w.sending}
        done={done !== ''}
      >
        {/* Lets password managers match the password to the account. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current" label={w.current} autoComplete="current-password" />
        <PasswordField
          name="password"
          label={w.password}
          autoComplete="new-password"
          help={<PasswordHelp name="password" />}
        />
        <PasswordField name="confirm" label={w.confirm} autoComplete="new-password" />
      </TaskForm>
    </Card>
  )
}
