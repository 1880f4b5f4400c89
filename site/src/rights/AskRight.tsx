import { ASKED_KINDS } from '@pravesh/shared/rights/kinds'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formOptions } from '../forms/form-options.ts'
import { useWords } from '../forms/locale.ts'
import { SelectField } from '../forms/SelectField.tsx'
import { TaskForm } from '../forms/TaskForm.tsx'
import { TextField } from '../forms/TextField.tsx'
import type { ApiReply } from '../lib/api.ts'
import { recordWords } from './records/words/words.ts'
import { callRights } from './rights-api.ts'
import { rightsWords } from './words/words.ts'

interface AskProps {
  /** Until the answer, by kind. */
  days: Readonly<Record<string, number>>
  onReply: (reply: ApiReply) => void
}

/** The form for a request, which the server checks. */
export function AskRight({ days, onReply }: AskProps) {
  const w = useWords(rightsWords).ask
  const { kinds } = useWords(recordWords)
  const [kind, setKind] = useState('')
  const form = useForm({ ...formOptions, defaultValues: { kind: '', text: '' } })

  async function send(asked: { kind: string; text: string }) {
    const reply = await callRights('askRight', asked)
    if (!reply.ok) return reply
    form.reset()
    setKind('')
    onReply(reply)
    return reply
  }

  return (
    <TaskForm id="ask-right" form={form} fields={['kind', 'text']} send={send} submit={w.submit} sending={w.sending}>
      <SelectField
        name="kind"
        label={w.kind}
        placeholder={w.choose}
        choices={ASKED_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChosen={setKind}
      />
      {days[kind] !== undefined && <p>{w.answer(days[kind])}</p>}
      <TextField name="text" label={w.message} hint={w.hint} long />
    </TaskForm>
  )
}
