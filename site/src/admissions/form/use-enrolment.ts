import type { FormContext } from '@pravesh/shared/admissions/answers/form-context'
import { paths } from '@pravesh/shared/site/paths'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchSession, session } from '../../accounts/sessions/session-store.ts'
import { goAfter } from '../../lib/go.ts'
import { type AdmissionReply, callAdmission } from '../admission-api.ts'
import { words } from './words.ts'

/** Time to read that something went wrong, in milliseconds. (spec 2, 2) */
const AFTER_FAILURE_MS = 4000

/** What is known of the form that was asked for. */
export type Enrolment =
  | { status: 'loading' }
  /** No answer came, which can be tried again. */
  | { status: 'unreachable'; msg: string }
  | { status: 'failed'; msg: string }
  | { status: 'ready'; context: FormContext }

/**
 * Asks for all that the form of a course needs; a refusal leads to the error page. `ask` asks again: a form that is open stays
 * open when that fails.
 */
export function useEnrolment(course: string | null): { enrolment: Enrolment; ask: () => Promise<void> } {
  const [enrolment, setEnrolment] = useState<Enrolment>({ status: 'loading' })
  const isOpen = useRef(false)
  const ask = useCallback(async () => {
    const reply = course === null ? null : await callAdmission('form', { params: { course } })
    if (isOpen.current && !reply?.ok) return
    // Who was not logged in at all is on the way to the login page already.
    if (reply?.status === 401 && session.get().status !== 'asking') void fetchSession()
    if (reply?.status === 401) return
    const next = enrolmentOf(reply)
    isOpen.current = next.status === 'ready'
    setEnrolment(next)
    if (next.status === 'failed') goAfter(paths.somethingWrong, AFTER_FAILURE_MS)
  }, [course])
  useEffect(() => void ask(), [ask])
  return { enrolment, ask }
}

function enrolmentOf(reply: AdmissionReply | null): Enrolment {
  if (reply?.ok) return { status: 'ready', context: reply.result as FormContext }
  if (reply?.status === 0) return { status: 'unreachable', msg: reply.msg }
  return { status: 'failed', msg: reply?.msg ?? words.failed }
}
