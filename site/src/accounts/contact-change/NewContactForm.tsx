import { zodResolver } from '@hookform/resolvers/zod'
import { type Contact, newEmailCodeSchema, newPhoneCodeSchema } from '@pravesh/shared/accounts/contact-change'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { EmailField } from '../../forms/EmailField.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { useWords } from '../../forms/locale.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { settingsWords } from '../settings/words/words.ts'
import type { NewContact, useNewContact } from './use-new-contact.ts'

const { password } = newEmailCodeSchema.shape
const schemas = {
  email: z.object({ to: newEmailCodeSchema.shape.email, password }),
  phone: z.object({ to: newPhoneCodeSchema.shape.phone, password }),
}

interface NewContactFormProps {
  contact: Contact
  username: string
  change: ReturnType<typeof useNewContact>
  onSent: () => void
}

/** Asks for the new address or number, and for the current password. */
export function NewContactForm({ contact, username, change, onSent }: NewContactFormProps) {
  const w = useWords(settingsWords).contact
  const of = w.of[contact]
  const form = useForm<NewContact>({
    ...formOptions,
    resolver: zodResolver(schemas[contact]),
    defaultValues: change.typed,
  })
  const { setFocus } = form
  useEffect(() => setFocus('to'), [setFocus])

  async function send(fields: NewContact) {
    const reply = await change.send(fields)
    if (reply.ok) onSent()
    const errors = reply.errors.map((error) => (error.field === contact ? { ...error, field: 'to' } : error))
    return { ...reply, errors }
  }

  return (
    <>
      <p>{of.text}</p>
      <TaskForm
        id={`new-${contact}`}
        form={form}
        fields={['to', 'password']}
        send={send}
        submit={w.send}
        sending={w.sending}
      >
        {contact === 'email' ? (
          <EmailField name="to" label={of.field} />
        ) : (
          <TextField name="to" label={of.field} hint={w.phoneHint} type="tel" autoComplete="tel" inputMode="tel" />
        )}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField name="password" label={w.password} autoComplete="current-password" />
      </TaskForm>
    </>
  )
}
