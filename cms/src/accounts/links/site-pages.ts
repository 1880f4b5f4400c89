import { accountQueries } from '@pravesh/shared/accounts/wire/session'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'

function page(payload: Payload, path: string, token?: string, next?: string): string {
  const query = new URLSearchParams()
  if (token !== undefined) query.set(accountQueries.token, token)
  if (next !== undefined) query.set(accountQueries.next, next)
  return `${portalOf(payload).env.publicUrl}${path}${query.size > 0 ? `?${query}` : ''}`
}

/** URL of an activation link; the login that follows redirects to `next`. */
export function activationPage(payload: Payload, token: string, next?: string): string {
  return page(payload, '/active-account', token, next)
}

export function resetPage(payload: Payload, token: string, next?: string): string {
  return page(payload, '/reset-password', token, next)
}

export function loginPage(payload: Payload): string {
  return page(payload, '/login')
}

export function forgotPasswordPage(payload: Payload): string {
  return page(payload, '/forget-password')
}
