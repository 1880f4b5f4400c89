import { zodResolver } from '@hookform/resolvers/zod'
import { CODE_ERROR, CODE_EXPIRED } from '@pravesh/shared/accounts/codes'
import { correctionSchema } from '@pravesh/shared/accounts/verification'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CodeField } from '../../forms/CodeField.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { useWords } from '../../forms/locale.ts'
import { ResendCode } from '../../forms/ResendCode.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { nextPage } from '../../lib/return-path.ts'
import { callAccount } from '../account-api.ts'
import { accountsWords } from '../words/words.ts'
import type { useCorrectionCode } from './use-correction-code.ts'

const { email, code } = correctionSchema.shape
const schema = z.object({ email, code })

interface CorrectionFormProps {
  uid: string
  code: ReturnType<typeof useCorrectionCode>
  onCorrected: (mailTo: string) => void
}

/** Asks for the correct e-mail address and the code sent to the phone. */
export function CorrectionForm({ uid, code: sent, onCorrected }: CorrectionFormProps) {
  const w = useWords(accountsWords).verify.correct
  const form = useForm({ ...formOptions, resolver: zodResolver(schema), defaultValues: { email: '', code: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])

  async function send(fields: z.infer<typeof schema>) {
    const next = nextPage(location) ?? undefined
    const reply = await callAccount('correctEmail', { fields: { ...fields, userId: uid, next } })
    if (reply.ok) onCorrected(reply.result.mail_to ?? '')
    if (reply.msg === CODE_ERROR) return codeError(CODE_EXPIRED)
    return reply.status === 400 && reply.errors.length === 0 ? codeError(reply.msg) : reply
  }

  return (
    <>
      {sent.phone && <p>{w.sentTo(sent.phone)}</p>}
      <TaskForm
        id="correct-email"
        form={form}
        fields={['email', 'code']}
        send={send}
        submit={w.submit}
        sending={w.sending}
      >
        <EmailField name="email" label={w.email} />
        <CodeField name="code" />
      </TaskForm>
      <ResendCode from={sent.resendFrom} label={w.resend} busy={sent.isSending} onResend={() => void sent.send()} />
    </>
  )
}

function codeError(msg: string) {
  return { ok: false, msg, errors: [{ field: 'code', message: msg }] }
}
