'use client'

import { Button } from '@payloadcms/ui'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import { TEMPLATES } from '@pravesh/shared/allotment/process/templates/templates'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { meritWords } from '../words.ts'

interface NewProcessProps {
  /** Address of the list of processes. */
  list: string
  /** Years, the newest first. */
  sessions: readonly string[]
}

const NONE = { fields: {} as Readonly<Record<string, string>>, text: '' }

/** Prepares a process from a template and opens its page. */
export function NewProcess({ list, sessions }: NewProcessProps) {
  const words = meritWords.create
  const router = useRouter()
  const isSending = useRef(false)
  const [problems, setProblems] = useState(NONE)
  const form = useInvalidFocus<HTMLFormElement>(problems)

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const { ok, msg, errors = [], result } = await callPortal<{ id: string }>(processStaffCalls.create, { body })
    isSending.current = false
    if (ok && result) return router.push(`${list}/${result.id}`)
    const fields = Object.fromEntries(errors.map(({ field, message }) => [field, message]))
    setProblems({ fields, text: errors.length > 0 ? '' : msg })
  }

  return (
    <details className="admin-panel">
      <summary>{words.heading}</summary>
      <p>{words.text}</p>
      <form className="admin-form" noValidate onSubmit={(event) => void create(event)} ref={form}>
        <FailureAlert text={problems.text} />
        <Field label={words.template} problem={problems.fields.template ?? ''}>
          {(field) => (
            <select {...field} defaultValue="" name="template">
              <option value="">{words.choose}</option>
              {TEMPLATES.map(({ key, name }) => (
                <option key={key} value={key}>
                  {staffText(name)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.session} problem={problems.fields.sessionYear ?? ''}>
          {(field) => (
            <select {...field} name="sessionYear">
              {sessions.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          )}
        </Field>
        <Field hint={words.titleHint} label={words.title} problem={problems.fields.title ?? ''}>
          {(field) => <input {...field} maxLength={120} name="title" type="text" />}
        </Field>
        <Field hint={words.firstDayHint} label={words.firstDay} problem={problems.fields.firstDay ?? ''}>
          {(field) => <input {...field} name="firstDay" type="date" />}
        </Field>
        <Button buttonStyle="primary" margin={false} type="submit">
          {words.send}
        </Button>
      </form>
    </details>
  )
}
