'use client'

import './statement.css'
import { Button, toast, useAuth } from '@payloadcms/ui'
import { STATEMENT_FIELD, type StatementReport, statementCalls } from '@pravesh/shared/payments/statement/staff-calls'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { may } from '../../../staff/index.ts'
import { ConfirmLines } from './ConfirmLines.tsx'
import { statementWords } from './words.ts'

/** Above the list of bank lines: imports a statement, and confirms the ticked matches. */
export function ImportStatement() {
  const { user } = useAuth()
  if (!may(user, 'match bank statements')) return null
  return (
    <>
      <Import />
      <ConfirmLines />
    </>
  )
}

function Import() {
  const router = useRouter()
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [report, setReport] = useState<StatementReport | null>(null)
  const form = useInvalidFocus<HTMLFormElement>(problem)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    const file = body.get(STATEMENT_FIELD)
    if (!(file instanceof File) || file.size === 0) return setProblem(statementWords.noFile)
    // Ignores double clicks.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const { ok, msg, result = null } = await callPortal<StatementReport>(statementCalls.upload, { body })
    isSending.current = false
    setBusy(false)
    setProblem(ok ? '' : msg)
    setReport(ok ? result : null)
    if (!ok) return
    toast.success(msg)
    router.refresh()
  }

  return (
    <details className="admin-panel bank-statement">
      <summary>{statementWords.open}</summary>
      <form className="admin-form" noValidate onSubmit={(event) => void send(event)} ref={form}>
        <Field hint={statementWords.fileHint} label={statementWords.file} problem={problem}>
          {(field) => <input {...field} accept=".csv,text/csv" name={STATEMENT_FIELD} type="file" />}
        </Field>
        <Button buttonStyle="secondary" margin={false} type="submit">
          {busy ? statementWords.busy : statementWords.import}
        </Button>
      </form>
      <div role="status">
        {report?.skipped.map(({ row, why }) => (
          <p key={row}>{statementWords.skipped(row, why)}</p>
        ))}
      </div>
    </details>
  )
}
