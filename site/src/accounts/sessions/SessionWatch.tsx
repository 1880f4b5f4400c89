import { type ReactNode, useEffect } from 'react'
import { useLocale } from '../../forms/locale.ts'
import { WithSession } from './WithSession.tsx'
import { watchSession } from './watch-session.ts'

/** For content that needs no further proof of a session, because the server has sent the student's data. */
export function SessionWatch({ children }: { children: ReactNode }) {
  const locale = useLocale()
  useEffect(() => watchSession(locale), [locale])
  return <WithSession>{children}</WithSession>
}
