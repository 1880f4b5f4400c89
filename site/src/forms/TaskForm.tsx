import { type ReactNode, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form'
import { notify } from '../ui/notify.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormIdContext, fieldId } from './field-id.ts'
import { type FormError, toValidationErrors } from './validation-errors.ts'

/** How sending a form ended; a refusal without field mistakes is told as a whole. */
interface Outcome {
  ok: boolean
  msg: string
  errors: readonly FormError[]
}

interface TaskFormProps<Typed extends FieldValues, Checked> {
  /** Begins the ids of its fields, which two forms of one page may not share. */
  id: string
  form: UseFormReturn<Typed, unknown, Checked>
  /** Its fields from top to bottom. */
  fields: readonly Path<Typed>[]
  send: (values: Checked) => Promise<Outcome>
  /** What the button says, and what it says while the form is under way. */
  submit: string
  sending: string
  children: ReactNode
  /** Further links beside or under the button. */
  after?: ReactNode
  /** Set when all is done: the form stays as it is until the page changes. */
  done?: boolean
}

/** A form for one task: checks, sends, and says what is wrong above it and at the fields. What was typed is never lost. */
export function TaskForm<Typed extends FieldValues, Checked>(props: TaskFormProps<Typed, Checked>) {
  const { id, form, fields, send, submit, sending, children, after, done = false } = props
  const { errors, isSubmitting, submitCount } = form.formState
  const [refusals, setRefusals] = useState(0)
  const busy = isSubmitting || done

  async function onValid(values: Checked): Promise<void> {
    const outcome = await send(values)
    if (outcome.ok) return
    const known = outcome.errors.filter(({ field }) => fields.some((name) => name === field))
    for (const { field, message } of known) form.setError(field as Path<Typed>, { type: 'server', message })
    if (known.length === 0) form.setError('root', { type: 'server', message: outcome.msg })
    setRefusals((count) => count + 1)
    notify(outcome.msg)
  }

  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <form
          className="task-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void form.handleSubmit(onValid)(event)
          }}
        >
          <ErrorSummary
            validationErrors={toValidationErrors(errors, fields)}
            idOf={(field) => fieldId(id, field)}
            attempt={submitCount + refusals}
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
