'use client'

import './closing.css'
import { Button, useAuth } from '@payloadcms/ui'
import { type CounterDay, closingCalls, DAY_QUERY } from '@pravesh/shared/payments/closing/staff-calls'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { type FormEvent, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { may } from '../../../staff/index.ts'
import { SignForm } from './SignForm.tsx'
import { closingWords } from './words.ts'

/** Above the list of day closings: shows what one took on a day, and signs it. */
export function CloseDay() {
  const { user } = useAuth()
  return may(user, 'close days') ? <Day /> : null
}

function Day() {
  const [day, setDay] = useState(() => dayInIndia(new Date()))
  const [shown, setShown] = useState<CounterDay | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function show(event?: FormEvent) {
    event?.preventDefault()
    setBusy(true)
    const query = new URLSearchParams({ [DAY_QUERY]: day }).toString()
    const { ok, msg, result = null } = await callPortal<CounterDay>(closingCalls.view, { query })
    setBusy(false)
    setShown(ok ? result : null)
    setProblem(ok ? '' : msg)
  }

  return (
    <details className="admin-panel day-closing">
      <summary>{closingWords.open}</summary>
      <form className="admin-form" onSubmit={(event) => void show(event)}>
        <Field label={closingWords.day} problem={problem}>
          {(field) => (
            <input
              {...field}
              max={dayInIndia(new Date())}
              onChange={(event) => setDay(event.target.value)}
              required
              type="date"
              value={day}
            />
          )}
        </Field>
        <Button buttonStyle="secondary" margin={false} type="submit">
          {busy ? closingWords.busy : closingWords.show}
        </Button>
      </form>
      {shown !== null && <SignForm counter={shown} key={shown.day} signed={() => void show()} />}
    </details>
  )
}
