import type { UserInfo } from '@pravesh/shared/accounts/user-info'
import { type ReactNode, useEffect } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { useStore } from '../../forms/use-store.ts'
import { formsWords } from '../../forms/words/words.ts'
import { fetchSession, hasUser, session } from './session-store.ts'
import { WithSession } from './WithSession.tsx'
import { watchSession } from './watch-session.ts'

/** Renders its content for a logged-in user and redirects visitors to the login page. */
export function StudentGate({ children }: { children: (user: UserInfo) => ReactNode }) {
  const locale = useLocale()
  const words = useWords(formsWords)
  const now = useStore(session)
  useEffect(() => watchSession(locale), [locale])
  if (hasUser(now)) {
    return <WithSession>{children(now.user)}</WithSession>
  }
  if (now.status !== 'unreachable') return <Loading text={words.load.loading} />
  return <TryAgain text={now.msg} onTryAgain={() => void fetchSession()} />
}
