'use client'

import './bulk.css'
import { Button, toast } from '@payloadcms/ui'
import { BULK_ACTIONS, BULK_LABELS, type BulkActionName } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { bulkCalls, type Chosen } from '@pravesh/shared/admissions/bulk/staff-calls'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { ActionFields } from './ActionFields.tsx'
import { actionIn, NO_PROBLEMS, problemsOf, type Typed, UNTYPED } from './typed-action.ts'
import { useReasons } from './use-reasons.ts'
import { adminWords } from './words.ts'

interface ActionFormProps {
  chosen: Chosen
  /** Number of the chosen applications. */
  count: number
  close: () => void
}

/** Asks what to do with the chosen applications, and opens the page that says what would happen. */
export function ActionForm({ chosen, count, close }: ActionFormProps) {
  const words = adminWords.form
  const router = useRouter()
  const title = useRef<HTMLHeadingElement>(null)
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [name, setName] = useState<BulkActionName | null>(null)
  const [typed, setTyped] = useState<Typed>(UNTYPED)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [failure, setFailure] = useState('')
  const reasons = useReasons(name === 'reject' || name === 'sendBack')
  const texts = reasons.offered?.texts ?? []
  useEffect(() => title.current?.focus(), [])

  function change(changes: Partial<Typed>) {
    setTyped((before) => ({ ...before, ...changes }))
    const solved = Object.fromEntries(Object.keys(changes).map((field) => [field, '']))
    setProblems((before) => ({ ...before, ...solved }))
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    setFailure(name === null ? words.noAction : '')
    if (name === null || isSending.current) return
    const action = actionIn(name, typed, texts)
    const found = problemsOf(action)
    setProblems(found.problems)
    if (found.action === null) return
    isSending.current = true
    setBusy(true)
    const body = { chosen, action: found.action }
    const { ok, msg, result } = await callPortal<{ id: string }>(bulkCalls.prepare, { body })
    if (ok && result) return router.push(`/admin/collections/bulk-runs/${result.id}`)
    isSending.current = false
    setBusy(false)
    setFailure(msg)
  }

  async function test() {
    const found = problemsOf(actionIn('message', typed, texts))
    setProblems(found.problems)
    if (found.action?.name !== 'message') return
    const { subject, text } = found.action
    const { ok, msg } = await callPortal(bulkCalls.test, { body: { subject, text } })
    if (ok) toast.success(msg)
    else setFailure(msg)
  }

  return (
    <form
      aria-busy={busy}
      aria-labelledby="bulk-action"
      className="admin-form"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2 id="bulk-action" ref={title} tabIndex={-1}>
        {words.title(count)}
      </h2>
      <p>{words.nothingYet}</p>
      <FailureAlert text={failure} />
      <fieldset className="bulk-choices">
        <legend>{words.action}</legend>
        {BULK_ACTIONS.map((each) => (
          <label key={each}>
            <input
              checked={name === each}
              name="action"
              onChange={() => {
                setName(each)
                setProblems(NO_PROBLEMS)
              }}
              type="radio"
            />
            {staffText(BULK_LABELS[each].choice)}
          </label>
        ))}
      </fieldset>
      {name !== null && (
        <ActionFields change={change} name={name} problems={problems} reasons={reasons} test={test} typed={typed} />
      )}
      <div className="bulk-bar__buttons">
        <Button margin={false} type="submit">
          {busy ? words.busy : words.check}
        </Button>
        <Button buttonStyle="transparent" margin={false} onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
