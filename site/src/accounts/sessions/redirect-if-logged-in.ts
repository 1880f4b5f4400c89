import { goAfter } from '../../lib/go.ts'
import { afterLogin } from '../../lib/return-path.ts'
import { notify } from '../../ui/notify.ts'
import { words } from '../words.ts'
import { fetchSession } from './session-store.ts'

/** Time to read the notice before the page changes, in milliseconds. (spec 1, 4) */
export const AFTER_LOGIN_MS = 1500

/** Sends whoever is logged in already on to the dashboard, or back to where they were. (spec 1, 4) */
export async function sendOnWhenLoggedIn(): Promise<void> {
  const { status } = await fetchSession()
  if (status !== 'in') return
  notify(words.alreadyLoggedIn)
  goAfter(afterLogin(location), AFTER_LOGIN_MS)
}
