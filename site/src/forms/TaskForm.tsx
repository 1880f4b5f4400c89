import { type ReactNode, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormIdContext, fieldId } from './field-id.ts'
import { useTranslate } from './translate.ts'
import { useFixedErrors } from './use-fixed-errors.ts'
import { type FormError, toValidationErrors } from './validation-errors.ts'

/** The outcome of sending a form. Without field errors, a rejection shows `msg` for the whole form. */
interface Outcome {
  ok: boolean
  msg: string
  errors: readonly FormError[]
}

interface TaskFormProps<Typed extends FieldValues, Checked> {
  /** Prefix of the field IDs, unique on the page. */
  id: string
  form: UseFormReturn<Typed, unknown, Checked>
  /** Fields in display order. */
  fields: readonly Path<Typed>[]
  send: (values: Checked) => Promise<Outcome>
  /** The button's label. */
  submit: string
  /** The button's label while the form is being sent. */
  sending: string
  children: ReactNode
  /** Links beside or below the button. */
  after?: ReactNode
  /** Disables the form until the redirect. */
  done?: boolean
}

/** A form for one task: validates, sends, and shows errors in a summary and at the fields. Keeps input on errors. */
export function TaskForm<Typed extends FieldValues, Checked>(props: TaskFormProps<Typed, Checked>) {
  const { id, form, fields, send, submit, sending, children, after, done = false } = props
  const { errors, isSubmitting, submitCount } = form.formState
  const translate = useTranslate()
  useFixedErrors(form)
  const [rejections, setRejections] = useState(0)
  const busy = isSubmitting || done
  const translated = ({ field, message }: FormError) => ({ field, message: translate(message) })

  async function onValid(values: Checked): Promise<void> {
    const outcome = await send(values)
    if (outcome.ok) return
    const known = outcome.errors.filter(({ field }) => fields.some((name) => name === field))
    for (const { field, message } of known) form.setError(field as Path<Typed>, { type: 'server', message })
    if (known.length === 0) form.setError('root', { type: 'server', message: outcome.msg })
    setRejections((count) => count + 1)
  }

  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <form
          className="task-form"
          // Without its script, the browser must not send a prerendered form, least of all in the address.
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void form.handleSubmit(onValid)(event)
          }}
        >
          <ErrorSummary
            validationErrors={toValidationErrors(errors, fields).map(translated)}
            idOf={(field) => fieldId(id, field)}
            attempt={submitCount + rejections}
          />
          {children}
          <div className="actions">
            <button type="submit" className="button primary" aria-disabled={busy}>
              {isSubmitting ? sending : submit}
            </button>
            {after}
          </div>
        </form>
      </FormIdContext>
    </FormProvider>
  )
}
