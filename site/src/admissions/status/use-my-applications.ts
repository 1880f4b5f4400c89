import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { useCallback, useEffect, useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { callAdmission } from '../admission-api.ts'
import { applicationsIn } from './applications-in.ts'

/** What this page knows of the student's applications. */
export type MyApplications =
  | { status: 'asking' }
  | { status: 'failed'; msg: string }
  | { status: 'known'; applications: ApplicationView[] }

/** The student's own applications, asked for at once, again when asked to, and when the page comes back from memory. */
export function useMyApplications(): { mine: MyApplications; ask: () => void } {
  const [mine, setMine] = useState<MyApplications>({ status: 'asking' })
  const ask = useCallback(() => {
    setMine({ status: 'asking' })
    void callAdmission('mine').then(({ ok, msg, result }) => {
      if (!ok) notify(msg)
      setMine(ok ? { status: 'known', applications: applicationsIn(result) } : { status: 'failed', msg })
    })
  }, [])
  useEffect(() => {
    ask()
    // Back from the payment page: the fee may be paid now.
    const onShow = (event: PageTransitionEvent) => event.persisted && ask()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [ask])
  return { mine, ask }
}
