import { accountQueries } from '@pravesh/shared/accounts/wire'
import { env } from '../../platform/env.ts'

function page(path: string, token?: string, next?: string): string {
  const query = new URLSearchParams()
  if (token !== undefined) query.set(accountQueries.token, token)
  if (next !== undefined) query.set(accountQueries.next, next)
  return `${env().publicUrl}${path}${query.size > 0 ? `?${query}` : ''}`
}

/** Where an activation link leads; `next` is the page that the login after it leads to. */
export function activationPage(token: string, next?: string): string {
  return page('/active-account', token, next)
}

/** Where a link to choose a new password leads. */
export function resetPage(token: string, next?: string): string {
  return page('/reset-password', token, next)
}

/** Where one logs in. */
export function loginPage(): string {
  return page('/login')
}

/** Where one asks for a new password. */
export function forgotPasswordPage(): string {
  return page('/forget-password')
}
