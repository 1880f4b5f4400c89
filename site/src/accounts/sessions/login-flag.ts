import { SESSION } from '@pravesh/shared/accounts/sign-in'

/**
 * Beside the cookie, which scripts cannot see, a flag in local storage tells pages which navigation to draw: the time, in
 * milliseconds, at which the session ends. It is no secret and proves nothing.
 */
export function setLoginFlag(now = Date.now()): void {
  write(() => localStorage.setItem(SESSION.flag, String(now + SESSION.seconds * 1000)))
  document.documentElement.dataset.account = 'in'
}

/** Tells the pages that nobody is logged in. */
export function removeLoginFlag(): void {
  write(() => localStorage.removeItem(SESSION.flag))
  delete document.documentElement.dataset.account
}

/** Storage may be switched off; the session works without the flag. */
function write(change: () => void): void {
  try {
    change()
  } catch {}
}
