import { useStore } from '@nanostores/react'
import type { UserInfo } from '@pravesh/shared/accounts/wire'
import { type ReactNode, useEffect } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { words } from '../words.ts'
import { askSession, session } from './session-store.ts'
import { watchSession } from './watch-session.ts'

/** Shows a part of the student area to whoever is logged in; everybody else goes to the login page. */
export function StudentGate({ children }: { children: (user: UserInfo) => ReactNode }) {
  const now = useStore(session)
  useEffect(watchSession, [])
  if (now.status === 'in') return children(now.user)
  if (now.status !== 'unreachable') return <Loading text={words.loading} />
  return (
    <Alert tone="warning">
      <p>{now.msg}</p>
      <button type="button" className="button" onClick={() => void askSession()}>
        {words.tryAgain}
      </button>
    </Alert>
  )
}
