import { SESSION } from '@pravesh/shared/accounts/session'
import type { Locale } from '@pravesh/shared/platform/locale'
import { loginFrom } from '../../lib/return-path.ts'
import { onUnauthorized } from '../../lib/unauthorized.ts'
import { endSession, fetchSession, session } from './session-store.ts'

/**
 * Checks the session now, when the page is restored from the back-forward cache, and when another tab logs in or out.
 * Redirects to the login page, and from there back, when there is no session. A call that is answered with 401 only
 * marks the session as ended. Returns a function that stops watching.
 */
export function watchSession(locale: Locale): () => void {
  const stopListening = session.listen((now, before) => {
    if (now.status === 'out') location.replace(loginFrom(location, locale))
    // A different account has logged in, and the page shows the data of the previous one.
    if (now.status === 'in' && before?.status === 'ended' && now.user.email !== before.user.email) location.reload()
  })
  const stopWatching = onUnauthorized(endSession)
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void fetchSession()
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A page with an ended session reacts to a login, any other page to a logout.
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
