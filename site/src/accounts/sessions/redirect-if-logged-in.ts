import type { Locale } from '@pravesh/shared/platform/locale'
import { goAfter } from '../../lib/go.ts'
import { mayHaveSession } from '../../lib/login-flag.ts'
import { afterLogin } from '../../lib/return-path.ts'
import { notify } from '../../ui/notify.ts'
import { fetchSession } from './session-store.ts'

/** Time to read the notice before the redirect. (spec 1, 4) */
export const AFTER_LOGIN_MS = 1500

/**
 * Redirects a user with a session to the dashboard, or to the page that required a login. The server is not asked on
 * behalf of visitors: the browser would report its 401 as an error. (spec 1, 4)
 */
export async function redirectIfLoggedIn({ locale, notice }: { locale: Locale; notice: string }): Promise<void> {
  if (!mayHaveSession()) return
  const { status } = await fetchSession()
  if (status !== 'in') return
  notify(notice)
  goAfter(afterLogin(location, locale), AFTER_LOGIN_MS)
}
