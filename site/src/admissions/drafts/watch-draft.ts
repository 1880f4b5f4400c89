import { beforeLogOut } from '../../accounts/sessions/before-log-out.ts'
import { session } from '../../accounts/sessions/session-store.ts'
import type { OpenDraft } from './open-draft.ts'

/**
 * Sends a form when the page is put away, when the network or the session is back and before a logout, and warns who leaves while
 * something is not sent. Returns what ends the watch.
 */
export function watchDraft({ state, sync }: OpenDraft): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') void sync.flush({ keepalive: true })
  }
  const onLine = () => void sync.flush()
  const onLeave = (event: BeforeUnloadEvent) => {
    // The way to the login page is not barred, and back from there nothing is lost.
    if (!sync.isUnsent || state.get().kind === 'logged-out') return
    void sync.flush({ keepalive: true })
    event.preventDefault()
  }
  const erase = beforeLogOut(() => sync.flush())
  const stopListening = session.listen(({ status }) => {
    if (status === 'ended') sync.sessionEnded()
    if (status === 'in') sync.resume()
  })
  document.addEventListener('visibilitychange', onHide)
  addEventListener('online', onLine)
  addEventListener('beforeunload', onLeave)
  return () => {
    erase()
    stopListening()
    document.removeEventListener('visibilitychange', onHide)
    removeEventListener('online', onLine)
    removeEventListener('beforeunload', onLeave)
  }
}
