import { zodResolver } from '@hookform/resolvers/zod'
import { CONSENT_RELATIONS } from '@pravesh/shared/accounts/guardians/guardian-states'
import { guardianSchema } from '@pravesh/shared/accounts/guardians/schemas'
import { useForm } from 'react-hook-form'
import { formOptions } from '../../forms/form-options.ts'
import { useWords } from '../../forms/locale.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { guardianWords } from './words/words.ts'

export interface GuardianTyped {
  name: string
  relation: string
  phone: string
}

interface GuardianFormProps {
  typed: GuardianTyped
  send: (fields: GuardianTyped) => Promise<{ ok: boolean; msg: string; errors: { field: string; message: string }[] }>
}

/** Asks for the guardian's name, relation and phone, and sends a code there. */
export function GuardianForm({ typed, send }: GuardianFormProps) {
  const w = useWords(guardianWords).dialog
  const form = useForm({ ...formOptions, resolver: zodResolver(guardianSchema), defaultValues: typed })
  return (
    <>
      <p>{w.intro}</p>
      <TaskForm
        id="give-consent"
        form={form}
        fields={['name', 'relation', 'phone']}
        send={send}
        submit={w.send}
        sending={w.sending}
      >
        <TextField name="name" label={w.name} autoComplete="off" autoCapitalize="words" />
        <SelectField
          name="relation"
          label={w.relation}
          placeholder={w.choose}
          choices={CONSENT_RELATIONS.map((value) => ({ value, label: w.relations[value] }))}
          autoComplete="off"
        />
        <TextField name="phone" label={w.phone} hint={w.phoneHint} type="tel" autoComplete="off" inputMode="tel" />
      </TaskForm>
    </>
  )
}
