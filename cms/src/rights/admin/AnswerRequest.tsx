'use client'

import { Button } from '@payloadcms/ui'
import { CONTACT_LIMITS } from '@pravesh/shared/contact/contact-message'
import { rightStaffCalls } from '@pravesh/shared/rights/calls'
import type { DeskRequest } from '@pravesh/shared/rights/desk'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin-kit/form/ConfirmDialog.tsx'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { useTyped } from '../../admin-kit/form/use-typed.ts'
import { DownloadData } from './DownloadData.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import { rightsAdminWords as words } from './words.ts'

/** Answers a request, rejects it, or starts the erasure that is shown. */
export function AnswerRequest({ id, request }: { id: string; request: DeskRequest }) {
  const { kind, locale, revision, student, erasure } = request
  const answer = useStaffChange(rightStaffCalls.answer, id)
  const reject = useStaffChange(rightStaffCalls.reject, id)
  const erase = useStaffChange(rightStaffCalls.erase, id)
  const { text, type, forget } = useTyped(`rights-requests/${id}/answer`)
  const [problem, setProblem] = useState('')
  const [isErasing, setErasing] = useState(false)
  const form = useInvalidFocus<HTMLDivElement>(problem)
  const isErasure = kind === 'erasure'

  function hasText(): boolean {
    const isEmpty = text.trim() === ''
    setProblem(isEmpty ? words.empty : '')
    return !isEmpty
  }

  async function sendBy({ send }: typeof answer) {
    if (hasText() && (await send({ text: text.trim(), revision }))) forget()
  }

  const busy = answer.busy || reject.busy || erase.busy
  return (
    <div aria-busy={busy} className="admin-form" ref={form}>
      <FailureAlert text={answer.failure || reject.failure || erase.failure} />
      <TemplateChoice kind={kind} locale={locale} onChoose={type} />
      <Field hint={words.answerHint} label={words.answer} problem={problem}>
        {(field) => (
          <textarea
            {...field}
            lang={locale}
            maxLength={CONTACT_LIMITS.comment}
            onChange={(event) => type(event.target.value)}
            rows={6}
            value={text}
          />
        )}
      </Field>
      <div className="admin-form__buttons">
        {!isErasure && (
          <Button buttonStyle="primary" margin={false} onClick={() => void sendBy(answer)}>
            {answer.busy ? words.busy : words.send}
          </Button>
        )}
        {isErasure && erasure && erasure.extent !== 'none' && (
          <Button buttonStyle="primary" margin={false} onClick={() => hasText() && setErasing(true)}>
            {erase.busy ? words.busy : words.erase}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={() => void sendBy(reject)}>
          {reject.busy ? words.busy : words.reject}
        </Button>
        {student && <DownloadData id={id} reference={request.reference} />}
      </div>
      {isErasing && (
        <ConfirmDialog
          cancel={() => setErasing(false)}
          cancelLabel={words.cancel}
          confirm={() => {
            setErasing(false)
            void sendBy(erase)
          }}
          confirmLabel={words.eraseNow}
          title={words.eraseTitle}
        >
          <p>{words.eraseText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
