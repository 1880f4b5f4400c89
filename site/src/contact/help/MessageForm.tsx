import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { formOptions } from '../../forms/form-options.ts'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { TextField } from '../../forms/TextField.tsx'
import type { ApiReply } from '../../lib/api.ts'

interface MessageFormProps {
  id: string
  label: string
  hint?: string
  submit: string
  sending: string
  /** `key` is the same for each attempt to send one text. */
  send: (message: { text: string; key: string }) => Promise<ApiReply>
}

/** A form for one message, which the server checks. It is empty again once the message is sent. */
export function MessageForm({ id, label, hint, submit, sending, send }: MessageFormProps) {
  const form = useForm({ ...formOptions, defaultValues: { text: '' } })
  const key = useRef(crypto.randomUUID())

  async function sendText({ text }: { text: string }) {
    const reply = await send({ text, key: key.current })
    if (reply.ok) {
      key.current = crypto.randomUUID()
      form.reset()
    }
    return reply
  }

  return (
    <TaskForm id={id} form={form} fields={['text']} send={sendText} submit={submit} sending={sending}>
      <TextField name="text" label={label} hint={hint} long />
    </TaskForm>
  )
}
