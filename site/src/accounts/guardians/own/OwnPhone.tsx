import { zodResolver } from '@hookform/resolvers/zod'
import { ownConsentsCodeSchema } from '@pravesh/shared/accounts/guardians/schemas'
import { useForm } from 'react-hook-form'
import { formOptions } from '../../../forms/form-options.ts'
import { usePaths, useWords } from '../../../forms/locale.ts'
import { TaskForm } from '../../../forms/TaskForm.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import type { ApiReply } from '../../../lib/api.ts'
import { ownConsentWords } from './words/words.ts'

interface OwnPhoneProps {
  phone: string
  send: (phone: string) => Promise<ApiReply>
}

/** Asks for the number with which consent was given. */
export function OwnPhone({ phone, send }: OwnPhoneProps) {
  const w = useWords(ownConsentWords)
  const paths = usePaths()
  const resolver = zodResolver(ownConsentsCodeSchema)
  const form = useForm({ ...formOptions, resolver, defaultValues: { phone } })
  return (
    <TaskForm
      id="own-consents"
      form={form}
      fields={['phone']}
      send={(typed) => send(typed.phone)}
      submit={w.send}
      sending={w.sending}
      after={<a href={paths.contact}>{w.help}</a>}
    >
      <TextField name="phone" label={w.phone} type="tel" autoComplete="tel" inputMode="tel" />
    </TaskForm>
  )
}
