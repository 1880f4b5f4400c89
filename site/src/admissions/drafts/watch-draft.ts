import { beforeLogOut } from '../../accounts/sessions/before-log-out.ts'
import { session } from '../../accounts/sessions/session-store.ts'
import type { OpenDraft } from './open-draft.ts'

/**
 * Sends unsaved changes when the page is hidden, when the network or the session returns, and before a logout. Warns
 * when the page is closed with unsaved changes. Returns a function that removes the listeners.
 */
export function watchDraft({ state, sync }: OpenDraft): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') void sync.flush({ keepalive: true })
  }
  const onLine = () => void sync.flush()
  const onLeave = (event: BeforeUnloadEvent) => {
    // Let the redirect to the login page through: the draft is stored in this browser.
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
