import { type ReactNode, useEffect } from 'react'
import { useLocale } from '../../forms/locale.ts'
import { useStore } from '../../forms/use-store.ts'
import { SessionEnded } from './SessionEnded.tsx'
import { session } from './session-store.ts'
import { watchSession } from './watch-session.ts'

/** For content that needs no further proof of a session, because the server has sent the student's data. */
export function SessionWatch({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const now = useStore(session)
  useEffect(() => watchSession(locale), [locale])
  return (
    <>
      {children}
      {now.status === 'ended' && <SessionEnded />}
    </>
  )
}
