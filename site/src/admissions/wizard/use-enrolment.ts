import type { FormContext } from '@pravesh/shared/admissions/form-context'
import { paths } from '@pravesh/shared/content/paths'
import { useCallback, useEffect, useState } from 'react'
import { askSession, session } from '../../accounts/session/session-store.ts'
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
    if (reply?.ok) return setEnrolment({ status: 'ready', context: reply.result as FormContext })
    if (reply?.status === 401) {
      // Who was not logged in at all is on the way to the login page already.
      if (session.get().status === 'in') void askSession()
      return
    }
    setEnrolment({ status: 'failed', msg: reply?.msg ?? words.failed })
    goAfter(paths.somethingWrong, AFTER_FAILURE_MS)
  }, [course])
  useEffect(() => void ask(), [ask])
  return { enrolment, ask }
}
