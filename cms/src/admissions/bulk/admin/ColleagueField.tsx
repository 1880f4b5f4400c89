'use client'

import './bulk.css'
import { Button } from '@payloadcms/ui'
import { queueCalls, type Workload } from '@pravesh/shared/admissions/status/queue-calls'
import { useEffect, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { Field } from '../../../admin-kit/form/Field.tsx'
import type { Problems, Typed } from './typed-action.ts'
import { adminWords } from './words.ts'

interface ColleagueFieldProps {
  typed: Typed
  change: (changes: Partial<Typed>) => void
  problems: Problems
}

/** The colleagues who decide, each with how much is assigned to them. */
export function ColleagueField({ typed, change, problems }: ColleagueFieldProps) {
  const words = adminWords.form
  const [colleagues, setColleagues] = useState<readonly Workload[]>([])
  const [failure, setFailure] = useState('')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true
    void callPortal<Workload[]>(queueCalls.workload, {}).then(({ ok, msg, result = [] }) => {
      if (!isCurrent) return
      setFailure(ok ? '' : msg)
      setColleagues(result.filter(({ id }) => id !== ''))
    })
    return () => {
      isCurrent = false
    }
  }, [attempt])

  return (
    <>
      <Field label={words.colleague} problem={problems.to ?? failure}>
        {(field) => (
          <select {...field} onChange={({ target: { value } }) => change({ to: value })} value={typed.to}>
            <option value="">{words.choose}</option>
            {colleagues.map(({ id, name, assigned }) => (
              <option key={id} value={id}>
                {words.workload(name, assigned)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {failure !== '' && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setAttempt(attempt + 1)} size="small">
          {adminWords.run.tryAgain}
        </Button>
      )}
    </>
  )
}
