import { accountQueries } from '@pravesh/shared/accounts/wire'
import type { Payload } from 'payload'
import { portalEnv } from '../../platform/env.ts'

function page(payload: Payload, path: string, token?: string, next?: string): string {
  const query = new URLSearchParams()
  if (token !== undefined) query.set(accountQueries.token, token)
  if (next !== undefined) query.set(accountQueries.next, next)
  return `${portalEnv.of(payload).publicUrl}${path}${query.size > 0 ? `?${query}` : ''}`
}

/** Where an activation link leads; `next` is the page that the login after it leads to. */
export function activationPage(payload: Payload, token: string, next?: string): string {
  return page(payload, '/active-account', token, next)
}

/** Where a link to choose a new password leads. */
export function resetPage(payload: Payload, token: string, next?: string): string {
  return page(payload, '/reset-password', token, next)
}

/** Where one logs in. */
export function loginPage(payload: Payload): string {
  return page(payload, '/login')
}

/** Where one asks for a new password. */
export function forgotPasswordPage(payload: Payload): string {
  return page(payload, '/forget-password')
}
