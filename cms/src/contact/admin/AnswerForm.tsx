'use client'

import { Button } from '@payloadcms/ui'
import { CONTACT_LIMITS } from '@pravesh/shared/contact/contact-message'
import { helpStaffCalls } from '@pravesh/shared/contact/help/calls'
import type { DeskThread } from '@pravesh/shared/contact/help/desk'
import { isWaiting } from '@pravesh/shared/contact/help/request-state'
import { useRef, useState } from 'react'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { useTyped } from '../../admin-kit/form/use-typed.ts'
import { deskWords } from './words.ts'

/** Sends an answer, or marks the request as answered. Both name the last message that was shown. */
export function AnswerForm({ id, thread }: { id: string; thread: DeskThread }) {
  const answer = useStaffChange(helpStaffCalls.answer, id)
  const close = useStaffChange(helpStaffCalls.close, id)
  const { text, type, forget } = useTyped(`contact-messages/${id}/answer`)
  const [problem, setProblem] = useState('')
  // One for each answer that is written, so that a repeated call does not send it twice.
  const key = useRef(crypto.randomUUID())
  const form = useInvalidFocus<HTMLDivElement>(problem)
  const { seen } = thread

  async function send() {
    const isEmpty = text.trim() === ''
    setProblem(isEmpty ? deskWords.empty : '')
    if (isEmpty) return
    if (await answer.send({ text: text.trim(), key: key.current, seen })) forget()
  }

  return (
    <div aria-busy={answer.busy || close.busy} className="admin-form" ref={form}>
      <FailureAlert text={answer.failure || close.failure} />
      <Field hint={deskWords.reach[thread.reach]} label={deskWords.answer} problem={problem}>
        {(field) => (
          <textarea
            {...field}
            maxLength={CONTACT_LIMITS.comment}
            onChange={(event) => type(event.target.value)}
            rows={5}
            value={text}
          />
        )}
      </Field>
      <div className="admin-form__buttons">
        <Button buttonStyle="primary" margin={false} onClick={() => void send()}>
          {answer.busy ? deskWords.busy : deskWords.send}
        </Button>
        {isWaiting(thread.state) && (
          <Button buttonStyle="secondary" margin={false} onClick={() => void close.send({ seen })}>
            {close.busy ? deskWords.busy : deskWords.close}
          </Button>
        )}
      </div>
      {isWaiting(thread.state) && <p className="admin-field__hint">{deskWords.closeHint}</p>}
    </div>
  )
}
