import { SESSION } from '@pravesh/shared/accounts/sign-in'
import { loginFrom } from './return-path.ts'
import { askSession, session } from './session-store.ts'

/**
 * Keeps a student's page for who is logged in: asks at once, when the page comes back from the browser's memory, and when
 * another tab logs out; without a session it leads to the login page, and from there back. Returns what ends the watch.
 */
export function watchSession(): () => void {
  const stopListening = session.listen(({ status }) => {
    if (status === 'out') location.replace(loginFrom(location))
  })
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void askSession()
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION.flag && newValue === null) void askSession()
  }
  addEventListener('pageshow', onShow)
  addEventListener('storage', onStorage)
  void askSession()
  return () => {
    stopListening()
    removeEventListener('pageshow', onShow)
    removeEventListener('storage', onStorage)
  }
}
