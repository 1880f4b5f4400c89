import { useForm } from 'react-hook-form'
import { formOptions } from '../../forms/form-options.ts'
import { usePaths, useWords } from '../../forms/locale.ts'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { TextField } from '../../forms/TextField.tsx'
import type { ApiReply } from '../../lib/api.ts'
import { helpWords } from './words/words.ts'

interface NumbersStepProps {
  numbers: { reference: string; phone: string }
  send: (numbers: { reference: string; phone: string }) => Promise<ApiReply>
}

/** Asks for the reference number and the phone, which the server checks. */
export function NumbersStep({ numbers, send }: NumbersStepProps) {
  const w = useWords(helpWords).answerPage
  const paths = usePaths()
  const form = useForm({ ...formOptions, defaultValues: numbers })
  return (
    <TaskForm
      id="answer"
      form={form}
      fields={['reference', 'phone']}
      send={send}
      submit={w.send}
      sending={w.sending}
      after={<a href={paths.contact}>{w.ask}</a>}
    >
      <p>{w.lead}</p>
      <TextField name="reference" label={w.reference} hint={w.referenceHint} autoComplete="off" />
      <TextField name="phone" label={w.phone} hint={w.phoneHint} type="tel" autoComplete="tel" />
    </TaskForm>
  )
}
