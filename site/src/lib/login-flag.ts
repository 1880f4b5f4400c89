import { SESSION } from '@pravesh/shared/accounts/session'

/**
 * Sets the flag in local storage by which pages choose their navigation, because scripts cannot read the session
 * cookie. Its value is the end of the session as a timestamp in milliseconds. It is not a credential.
 */
export function setLoginFlag(now = Date.now()): void {
  write(() => localStorage.setItem(SESSION.flag, String(now + SESSION.seconds * 1000)))
  document.documentElement.dataset.account = 'in'
}

/** Whether there may be a session. Without storage only the server knows. */
export function mayHaveSession(now = Date.now()): boolean {
  try {
    return Number(localStorage.getItem(SESSION.flag)) > now
  } catch {
    return true
  }
}

export function removeLoginFlag(): void {
  write(() => localStorage.removeItem(SESSION.flag))
  delete document.documentElement.dataset.account
}

/** Ignores errors: storage may be disabled, and the session works without the flag. */
function write(change: () => void): void {
  try {
    change()
  } catch {}
}
