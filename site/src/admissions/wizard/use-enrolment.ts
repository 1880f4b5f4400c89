import type { FormContext } from '@pravesh/shared/admissions/form-context'
import { paths } from '@pravesh/shared/content/paths'
import { useCallback, useEffect, useState } from 'react'
import { askSession } from '../../accounts/session/session-store.ts'
import { goAfter } from '../../lib/go.ts'
import { callAdmission } from '../admission-api.ts'
import { words } from './words.ts'

/** Time to read that something went wrong, in milliseconds. (spec 2, 2) */
const AFTER_FAILURE_MS = 4000

/** What is known of the form that was asked for. */
export type Enrolment =
  | { status: 'loading' }
  | { status: 'failed'; msg: string }
  | { status: 'ready'; context: FormContext }

/** Asks for all that the form of a course needs; without an answer it leads to the error page. `ask` asks again. */
export function useEnrolment(course: string | null): { enrolment: Enrolment; ask: () => Promise<void> } {
  const [enrolment, setEnrolment] = useState<Enrolment>({ status: 'loading' })
  const ask = useCallback(async () => {
    const reply = course === null ? null : await callAdmission('form', { params: { course } })
    if (reply?.ok) setEnrolment({ status: 'ready', context: reply.result as FormContext })
    else if (reply?.status === 401) void askSession()
    else {
      setEnrolment({ status: 'failed', msg: reply?.msg ?? words.failed })
      goAfter(paths.somethingWrong, AFTER_FAILURE_MS)
    }
  }, [course])
  useEffect(() => void ask(), [ask])
  return { enrolment, ask }
}
