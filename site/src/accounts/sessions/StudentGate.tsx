import { useStore } from '@nanostores/react'
import type { UserInfo } from '@pravesh/shared/accounts/contract'
import { type ReactNode, useEffect } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { words } from '../words.ts'
import { SessionEnded } from './SessionEnded.tsx'
import { fetchSession, isOpen, session } from './session-store.ts'
import { watchSession } from './watch-session.ts'

/** Shows a part of the student area to whoever is logged in; everybody else goes to the login page. */
export function StudentGate({ children }: { children: (user: UserInfo) => ReactNode }) {
  const now = useStore(session)
  useEffect(watchSession, [])
  if (isOpen(now)) {
    return (
      <>
        {children(now.user)}
        {now.status === 'ended' && <SessionEnded />}
      </>
    )
  }
  if (now.status !== 'unreachable') return <Loading text={words.loading} />
  return <TryAgain text={now.msg} onTryAgain={() => void fetchSession()} />
}
