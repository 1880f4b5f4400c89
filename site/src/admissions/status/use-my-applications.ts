import type { DraftSummary } from '@pravesh/shared/admissions/form/draft-place'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { useCallback, useEffect, useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { callAdmission } from '../admission-api.ts'
import { applicationsIn, draftIn } from './applications-in.ts'

/** Newest first, and the form that the student has begun before the first; null without one. */
export interface KnownApplications {
  applications: ApplicationView[]
  draft: DraftSummary | null
}

export type MyApplications =
  | { status: 'loading' }
  | { status: 'failed'; msg: string }
  | ({ status: 'known' } & KnownApplications)

/**
 * The student's applications. Reloads when the browser restores the page from its back/forward cache. A reload keeps
 * what is on screen, also when it fails.
 */
export function useMyApplications(): { mine: MyApplications; reload: () => void } {
  const [mine, setMine] = useState<MyApplications>({ status: 'loading' })
  const reload = useCallback(() => {
    setMine((before) => (before.status === 'failed' ? { status: 'loading' } : before))
    void callAdmission('mine').then(({ ok, msg, result, body }) => {
      if (!ok) notify(msg)
      setMine((before) => {
        if (ok) return { status: 'known', applications: applicationsIn(result), draft: draftIn(body) }
        return before.status === 'known' ? before : { status: 'failed', msg }
      })
    })
  }, [])
  useEffect(() => {
    reload()
    // The student may have returned from the payment page.
    const onShow = (event: PageTransitionEvent) => event.persisted && reload()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [reload])
  return { mine, reload }
}
