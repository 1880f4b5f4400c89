'use client'

import './offline-payment.css'
import { Button, toast, useAuth } from '@payloadcms/ui'
import { type OpenPayable, offlineCalls, PAYABLES_QUERY } from '@pravesh/shared/payments/offline/staff-calls'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { may } from '../../../staff/index.ts'
import { EntryForm } from './EntryForm.tsx'
import { offlineWords } from './words.ts'

/** Above the list of offline payments: finds what a student can pay, and enters a payment for it. */
export function EnterOfflinePayment() {
  const { user } = useAuth()
  return may(user, 'record offline payments') ? <Entry /> : null
}

function Entry() {
  const router = useRouter()
  const [student, setStudent] = useState('')
  const [payables, setPayables] = useState<readonly OpenPayable[]>([])
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useInvalidFocus<HTMLFormElement>(problem)

  async function search(event: FormEvent) {
    event.preventDefault()
    setPayables([])
    if (student.trim() === '') return setProblem(offlineWords.noStudent)
    setBusy(true)
    const query = new URLSearchParams({ [PAYABLES_QUERY]: student }).toString()
    const { ok, msg, result = [] } = await callPortal<OpenPayable[]>(offlineCalls.payables, { query })
    setBusy(false)
    setPayables(ok ? result : [])
    setProblem(ok && result.length > 0 ? '' : msg)
  }

  function entered(msg: string) {
    toast.success(msg)
    setStudent('')
    setPayables([])
    router.refresh()
  }

  return (
    <details className="admin-panel offline-payment">
      <summary>{offlineWords.open}</summary>
      <form className="admin-form" onSubmit={(event) => void search(event)} ref={form}>
        <Field label={offlineWords.student} problem={problem}>
          {(field) => (
            <input
              {...field}
              autoComplete="off"
              onChange={(event) => setStudent(event.target.value)}
              spellCheck={false}
              value={student}
            />
          )}
        </Field>
        <Button buttonStyle="secondary" margin={false} type="submit">
          {busy ? offlineWords.busy : offlineWords.search}
        </Button>
      </form>
      {payables.length > 0 && <EntryForm entered={entered} payables={payables} />}
    </details>
  )
}
