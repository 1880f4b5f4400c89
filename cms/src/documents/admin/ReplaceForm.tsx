'use client'

import { Button } from '@payloadcms/ui'
import { RECEIPT_LIMITS, type Replacement, receiptStaffCalls } from '@pravesh/shared/documents/staff-calls'
import { useEffect, useState } from 'react'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { receiptAdminWords as words } from './words.ts'

interface ReplaceFormProps {
  /** The receipt's id. */
  id: string
  /** What the receipt says now. */
  printed: Pick<Replacement, 'studentName' | 'description'>
  cancel: () => void
}

const MISSING = { studentName: 'noName', description: 'noDescription', reason: 'noReason' } as const
const FIELDS = ['studentName', 'description', 'reason'] as const

/** Asks for the corrected content and the reason. */
export function ReplaceForm({ id, printed, cancel }: ReplaceFormProps) {
  const { busy, failure, send } = useStaffChange(receiptStaffCalls.replace, id)
  const [typed, setTyped] = useState<Replacement>({ ...printed, reason: '' })
  const [problems, setProblems] = useState<Partial<Replacement>>({})
  const form = useInvalidFocus<HTMLDivElement>(problems)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  function submit() {
    const missing = FIELDS.filter((name) => typed[name].trim() === '')
    setProblems(Object.fromEntries(missing.map((name) => [name, words[MISSING[name]]])))
    if (missing.length === 0) void send(typed)
  }

  return (
    <div className="admin-form" ref={form}>
      <FailureAlert text={failure} />
      {FIELDS.map((name) => {
        const control = {
          maxLength: RECEIPT_LIMITS[name],
          onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
          value: typed[name],
        }
        return (
          <Field
            hint={name === 'reason' ? words.reasonHint : ''}
            key={name}
            label={words[name]}
            problem={problems[name]}
          >
            {(field) =>
              name === 'reason' ? <textarea {...field} {...control} rows={2} /> : <input {...field} {...control} />
            }
          </Field>
        )
      })}
      <div className="admin-form__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={cancel}>
          {words.cancel}
        </Button>
        <Button buttonStyle="primary" margin={false} onClick={submit}>
          {busy ? words.busy : words.send}
        </Button>
      </div>
    </div>
  )
}
