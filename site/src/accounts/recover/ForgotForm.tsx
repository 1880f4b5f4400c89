import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '../../forms/Alert.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { island } from '../../forms/island.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { nextPage } from '../../lib/return-path.ts'
import { callAccount } from '../account-api.ts'
import { KeptEmailField } from '../KeptEmailField.tsx'
import { laterRules } from '../later-rules.ts'
import { useKeptNext } from '../use-kept-next.ts'
import { accountsWords } from '../words/words.ts'

const rules = laterRules<{ email: string }>(({ emailOnly }) => emailOnly)

/** Requests a password reset link and shows the outcome in an alert. (spec 1, 4) */
function ForgotForm() {
  const w = useWords(accountsWords).recover.forgot
  const paths = usePaths()
  // Without default values the form keeps what was typed before the page was hydrated.
  const form = useForm({ ...formOptions, resolver: rules })
  const login = useKeptNext(paths.login)
  const [outcome, setOutcome] = useState<{ ok: boolean; msg: string }>()

  async function send(fields: { email: string }) {
    setOutcome(undefined)
    const reply = await callAccount('forgotPassword', {
      fields: { ...fields, next: nextPage(location) ?? undefined },
    })
    setOutcome(reply)
    // Suppresses the error summary, which would repeat the alert.
    return reply.errors.length > 0 ? reply : { ...reply, ok: true }
  }

  return (
    <>
      {outcome && (
        <Alert tone={outcome.ok ? 'good' : 'warning'} focus key={outcome.msg}>
          {outcome.msg}
        </Alert>
      )}
      <TaskForm
        id="forgot"
        form={form}
        fields={['email']}
        send={send}
        submit={w.submit}
        sending={w.sending}
        after={
          <a href={login} data-keeps-next>
            {w.back}
          </a>
        }
      >
        <KeptEmailField label={w.email} />
      </TaskForm>
    </>
  )
}

export const ForgotIsland = island(ForgotForm)
