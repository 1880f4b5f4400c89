import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../forms/CodeField.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { useWords } from '../../forms/locale.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import type { ApiReply } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { helpWords } from './words/words.ts'

interface CodeStepProps {
  /** Earliest time for another code, in milliseconds. */
  from: number
  open: (code: string) => Promise<ApiReply>
  resend: () => Promise<ApiReply>
  /** Goes back to the numbers. */
  change: () => void
}

/** Asks for the code, or sends another one. */
export function CodeStep({ from, open, resend, change }: CodeStepProps) {
  const w = useWords(helpWords).answerPage
  const form = useForm({ ...formOptions, defaultValues: { code: '' } })
  const [busy, setBusy] = useState(false)

  async function sendAgain() {
    setBusy(true)
    const { ok, msg } = await resend()
    setBusy(false)
    if (!ok) notify(msg)
  }

  return (
    <>
      <TaskForm
        id="code"
        form={form}
        fields={['code']}
        send={({ code }) => open(code)}
        submit={w.open}
        sending={w.opening}
        after={
          <button type="button" className="button quiet" onClick={change}>
            {w.change}
          </button>
        }
      >
        <CodeField name="code" />
      </TaskForm>
      <ResendCode from={from} label={w.again} busy={busy} onResend={() => void sendAgain()} />
    </>
  )
}
