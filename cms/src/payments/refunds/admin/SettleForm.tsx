import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { refundWords } from './words.ts'

interface SettleFormProps {
  paymentId: string
  busy: boolean
  send: (body: { reason: string }) => Promise<boolean>
}

/** Ends the check of a payment of the wrong amount, with what staff did with the money. */
export function SettleForm({ paymentId, busy, send }: SettleFormProps) {
  const { text, type, forget } = useTyped(`payments/${paymentId}/settle`)
  const [problems, setProblems] = useState({ reason: '' })
  const form = useInvalidFocus<HTMLDivElement>(problems)

  async function settle() {
    const reason = text.trim()
    setProblems({ reason: reason === '' ? refundWords.settle.noReason : '' })
    if (reason !== '' && (await send({ reason }))) forget()
  }

  return (
    <div className="admin-form" ref={form}>
      <p>{refundWords.settle.text}</p>
      <Field hint={refundWords.settle.hint} label={refundWords.settle.reason} problem={problems.reason}>
        {(field) => (
          <textarea {...field} maxLength={1000} onChange={(event) => type(event.target.value)} rows={3} value={text} />
        )}
      </Field>
      <Button buttonStyle="primary" margin={false} onClick={() => void settle()}>
        {busy ? refundWords.busy : refundWords.settle.confirm}
      </Button>
    </div>
  )
}
