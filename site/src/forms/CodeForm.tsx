import { zodResolver } from '@hookform/resolvers/zod'
import { CODE, codeSchema } from '@pravesh/shared/accounts/codes'
import { westernDigits } from '@pravesh/shared/platform/digits'
import { useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CodeField } from './CodeField.tsx'
import { FormIdContext } from './field-id.ts'
import { formOptions } from './form-options.ts'
import { useFixedErrors } from './use-fixed-errors.ts'

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

/** A form with one field for a one-time code, sent with its last digit. The field shows its own error and keeps the focus. */
export function CodeForm({ id, submit, sending, send, done = false }: CodeFormProps) {
  const form = useForm({
    ...formOptions,
    shouldFocusError: true,
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  })
  useFixedErrors(form)
  const busy = form.formState.isSubmitting || done
  const { watch } = form
  const submitNow = useRef(() => {})
  submitNow.current = () => {
    if (!busy) void form.handleSubmit(({ code }) => send(code))()
  }
  useEffect(() => {
    const watching = watch(({ code = '' }, { type }) => {
      // After the change has been rendered, so that the field is submitted as shown.
      if (type === 'change' && westernDigits(code).replace(/\D/g, '').length === CODE.digits)
        queueMicrotask(() => submitNow.current())
    })
    return () => watching.unsubscribe()
  }, [watch])
  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <form
          className="task-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submitNow.current()
          }}
        >
          <CodeField name="code" />
          <button type="submit" className="button primary" aria-disabled={busy}>
            {form.formState.isSubmitting ? sending : submit}
          </button>
        </form>
      </FormIdContext>
    </FormProvider>
  )
}
