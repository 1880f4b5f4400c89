import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { useCallback, useRef, useState } from 'react'
import { fetchSession, session } from '../../accounts/sessions/session-store.ts'
import { useForSession } from '../../accounts/sessions/use-for-session.ts'
import { usePaths, useWords } from '../../forms/locale.ts'
import { goAfter } from '../../lib/go.ts'
import { type AdmissionReply, callAdmission } from '../admission-api.ts'
import { applicationFormWords } from '../words/words.ts'

/** Delay before the redirect to the error page, in milliseconds. (spec 2, 2) */
const AFTER_FAILURE_MS = 4000

export type Enrolment =
  | { status: 'loading' }
  /** The server did not respond; the student can try again. */
  | { status: 'unreachable'; msg: string }
  | { status: 'failed'; msg: string }
  | { status: 'ready'; context: FormContext }

/**
 * Loads everything that the form of a course needs, unless it is known; an error redirects to the error page. If a
 * `reload` fails, an open form stays open.
 */
export function useEnrolment(
  course: string | null,
  known: FormContext | null,
): { enrolment: Enrolment; reload: () => Promise<void> } {
  const words = useWords(applicationFormWords).form
  const paths = usePaths()
  const [enrolment, setEnrolment] = useState<Enrolment>(() =>
    known ? { status: 'ready', context: known } : { status: 'loading' },
  )
  const isOpen = useRef(known !== null)
  const reload = useCallback(async () => {
    const reply = course === null ? null : await callAdmission('form', { params: { course } })
    if (isOpen.current && !reply?.ok) return
    // Without a session, `StudentGate` redirects to the login page already.
    if (reply?.status === 401 && session.get().status !== 'asking') void fetchSession()
    if (reply?.status === 401) return
    const next = enrolmentOf(reply, words.failed)
    isOpen.current = next.status === 'ready'
    setEnrolment(next)
    if (next.status === 'failed') goAfter(paths.somethingWrong, AFTER_FAILURE_MS)
  }, [course, paths, words])
  const first = useCallback(async () => (known ? undefined : reload()), [known, reload])
  useForSession(first)
  return { enrolment, reload }
}

function enrolmentOf(reply: AdmissionReply | null, failed: string): Enrolment {
  if (reply?.ok) return { status: 'ready', context: reply.result as FormContext }
  if (reply?.status === 0) return { status: 'unreachable', msg: reply.msg }
  return { status: 'failed', msg: reply?.msg ?? failed }
}
