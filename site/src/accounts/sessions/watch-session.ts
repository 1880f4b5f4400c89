import { SESSION } from '@pravesh/shared/accounts/sign-in'
import { loginFrom } from '../../lib/return-path.ts'
import { onUnauthorized } from '../../lib/unauthorized.ts'
import { endSession, fetchSession, session } from './session-store.ts'

/**
 * Keeps a student's page for who is logged in: asks at once, when the page comes back from the browser's memory, and when
 * another tab logs in or out; without a session it leads to the login page, and from there back. A session that a call finds
 * ended leaves the page as it is. Returns what ends the watch.
 */
export function watchSession(): () => void {
  const stopListening = session.listen((now, before) => {
    if (now.status === 'out') location.replace(loginFrom(location))
    // Another account has logged in: nothing on this page belongs to it.
    if (now.status === 'in' && before?.status === 'ended' && now.user.email !== before.user.email) location.reload()
  })
  const stopWatching = onUnauthorized(endSession)
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void fetchSession()
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A page whose session has ended waits for a login; every other one notes a logout.
    const isLogin = newValue !== null
    if (key === SESSION.flag && isLogin === (session.get().status === 'ended')) void fetchSession()
  }
  addEventListener('pageshow', onShow)
  addEventListener('storage', onStorage)
  void fetchSession()
  return () => {
    stopListening()
    stopWatching()
    removeEventListener('pageshow', onShow)
    removeEventListener('storage', onStorage)
  }
}
