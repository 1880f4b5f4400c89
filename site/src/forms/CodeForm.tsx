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
  /** Says by itself, beside the form, what came of it. */
  send: (code: string) => Promise<void>
  /** Set when all is done: the form stays as it is until the page changes. */
  done?: boolean
}

/** One field for a one-time code. Its mistake stands at the field, which keeps the focus: there is nothing else to look at. */
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
