import { zodResolver } from '@hookform/resolvers/zod'
import { codeSchema } from '@pravesh/shared/accounts/codes'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CodeField } from './CodeField.tsx'
import { FormIdContext } from './field-id.ts'
import { formOptions } from './form-options.ts'

const schema = z.object({ code: codeSchema })

interface CodeFormProps {
  id: string
  submit: string
  sending: string
  /** Sends the code and shows the outcome outside the form. */
  send: (code: string) => Promise<void>
  /** Disables the form until the redirect. */
  done?: boolean
}

/** A form with one field for a one-time code. The field shows its own error and keeps the focus. */
export function CodeForm({ id, submit, sending, send, done = false }: CodeFormProps) {
  const form = useForm({
    ...formOptions,
    shouldFocusError: true,
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  })
  const busy = form.formState.isSubmitting || done
  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <form
          className="task-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void form.handleSubmit(({ code }) => send(code))(event)
          }}
        >
          <CodeField name="code" />
          <button type="submit" className="button primary" aria-disabled={busy}>
            {busy ? sending : submit}
          </button>
        </form>
      </FormIdContext>
    </FormProvider>
  )
}
