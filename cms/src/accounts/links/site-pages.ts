import { accountQueries } from '@pravesh/shared/accounts/wire'
import { env } from '../../platform/env.ts'

const page = (path: string, token?: string) =>
  `${env().publicUrl}${path}${token === undefined ? '' : `?${accountQueries.token}=${token}`}`

/** Where an activation link leads. */
export function activationPage(token: string): string {
  return page('/active-account', token)
}

/** Where a link to choose a new password leads. */
export function resetPage(token: string): string {
  return page('/reset-password', token)
}

/** Where one logs in. */
export function loginPage(): string {
  return page('/login')
}

/** Where one asks for a new password. */
export function forgotPasswordPage(): string {
  return page('/forget-password')
}
