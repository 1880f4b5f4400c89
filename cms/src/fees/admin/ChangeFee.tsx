'use client'

import './fee-decision.css'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { CONCESSION_FIELD, DOCUMENT_FIELD, feeChangeCalls } from '@pravesh/shared/fees/changes/staff-calls'
import { CONCESSION_KINDS, CONCESSION_LABELS, type ConcessionKind } from '@pravesh/shared/fees/dues/concession-kinds'
import { useState } from 'react'
import { Field } from '../../admin-kit/form/Field.tsx'
import { InnerForm } from '../../admin-kit/form/InnerForm.tsx'
import { useInvalidFocus } from '../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { may } from '../../staff/index.ts'
import { type ChangeKind, changeBody, NO_PROBLEMS } from './change-body.ts'
import { RequestEnd } from './RequestEnd.tsx'
import { feeAdminWords } from './words.ts'

const words = partOf(() => feeAdminWords.change)

/** On a fee that is not paid: asks for a concession, or for another amount or date, which a second person approves. */
export function ChangeFee() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  const [isAsking, setAsking] = useState(false)
  if (id === undefined || data?.status !== 'open' || !may(user, 'review fee payments')) return null
  return (
    <section aria-labelledby="change-fee" className="field-type fee-decision">
      <h2 id="change-fee">{words.heading}</h2>
      <p>{words.consequence}</p>
      {isAsking ? (
        <ChangeForm cancel={() => setAsking(false)} id={String(id)} />
      ) : (
        <div className="fee-decision__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  )
}

const KINDS: readonly ChangeKind[] = [...CONCESSION_KINDS, 'amount', 'date']

function ChangeForm({ id, cancel }: { id: string; cancel: () => void }) {
  const [kind, setKind] = useState<ChangeKind>('scholarship')
  const [value, setValue] = useState('')
  const [reason, setReason] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const isConcession = kind !== 'amount' && kind !== 'date'
  const call = isConcession ? feeChangeCalls.concession : feeChangeCalls.change
  const { busy, failure, send } = useStaffChange(call, id)
  const form = useInvalidFocus<HTMLDivElement>(problems)
  const submit = async () => {
    const checked = changeBody({ kind, value, reason })
    setProblems(checked.problems)
    return checked.body !== null && send(isConcession ? withDocument(checked.body, file) : checked.body)
  }
  return (
    <div ref={form}>
      <InnerForm label={words.heading} send={submit}>
        <Field label={words.kind}>
          {(field) => (
            <select
              {...field}
              onChange={(event) => setKind(KINDS.find((each) => each === event.target.value) ?? 'scholarship')}
              value={kind}
            >
              {KINDS.map((each) => (
                <option key={each} value={each}>
                  {labelOf(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          hint={isConcession ? words.concessionHint : ''}
          label={kind === 'date' ? words.dueOn : kind === 'amount' ? words.newAmount : words.concession}
          problem={problems.value}
        >
          {(field) => (
            <input
              {...field}
              autoComplete="off"
              inputMode={kind === 'date' ? undefined : 'decimal'}
              onChange={(event) => setValue(event.target.value)}
              type={kind === 'date' ? 'date' : 'text'}
              value={value}
            />
          )}
        </Field>
        <RequestEnd
          {...{ busy, cancel, failure, reason, setReason, words }}
          problem={problems.reason}
          submit={() => void submit()}
        >
          {isConcession && (
            <Field hint={words.documentHint} label={words.document}>
              {(field) => (
                <input
                  {...field}
                  accept="image/jpeg,image/png,application/pdf"
                  onChange={(event) => setFile(event.target.files?.[0] ?? null)}
                  type="file"
                />
              )}
            </Field>
          )}
        </RequestEnd>
      </InnerForm>
    </div>
  )
}

/** A request without a document is sent as JSON. */
function withDocument(body: object, file: File | null): object {
  if (file === null) return body
  const form = new FormData()
  form.set(CONCESSION_FIELD, JSON.stringify(body))
  form.set(DOCUMENT_FIELD, file)
  return form
}

function labelOf(kind: ChangeKind): string {
  if (kind === 'amount' || kind === 'date') return words.kinds[kind]
  return staffText(CONCESSION_LABELS[kind satisfies ConcessionKind])
}
