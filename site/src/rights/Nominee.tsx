import type { MyRights } from '@pravesh/shared/rights/views'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Card } from '../accounts/settings/Card.tsx'
import { EmailField } from '../forms/EmailField.tsx'
import { formOptions } from '../forms/form-options.ts'
import { useWords } from '../forms/locale.ts'
import { TaskForm } from '../forms/TaskForm.tsx'
import { TextField } from '../forms/TextField.tsx'
import type { ApiReply } from '../lib/api.ts'
import { callRights } from './rights-api.ts'
import { rightsWords } from './words/words.ts'

interface NomineeProps {
  nominee: MyRights['nominee']
  /** What became of the last call. */
  news: ReactNode
  onReply: (reply: ApiReply) => void
}

/** Names the person who may use the rights for the student, or takes that back. */
export function Nominee({ nominee, news, onReply }: NomineeProps) {
  const w = useWords(rightsWords).nominee
  const { name = '', email = '', phone = '' } = nominee ?? {}
  const form = useForm({ ...formOptions, defaultValues: { name, email, phone } })

  async function send(person: { name: string; email: string; phone: string }) {
    const reply = await callRights('nominate', person)
    if (reply.ok) onReply(reply)
    return reply
  }

  async function remove() {
    const reply = await callRights('removeNominee')
    if (reply.ok) form.reset({ name: '', email: '', phone: '' })
    onReply(reply)
  }

  return (
    <Card id="nominee-title" title={w.title} text={w.text}>
      {news}
      <TaskForm
        id="nominee"
        form={form}
        fields={['name', 'email', 'phone']}
        send={send}
        submit={w.submit}
        sending={w.sending}
        after={
          nominee && (
            <button type="button" className="link-button" onClick={() => void remove()}>
              {w.remove}
            </button>
          )
        }
      >
        <TextField name="name" label={w.name} autoComplete="off" autoCapitalize="words" />
        <EmailField name="email" label={w.email} />
        <TextField name="phone" label={w.phone} type="tel" autoComplete="off" inputMode="tel" />
      </TaskForm>
    </Card>
  )
}
