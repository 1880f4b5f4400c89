import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import { newToken, tokenHash } from '../sessions/session-token.ts'
import { activationPage, resetPage } from './site-pages.ts'

interface IssueOptions {
  payload: Payload
  studentId: string
  purpose: 'activation' | 'reset'
  now: Date
}

/** Makes a link for an e-mail that works once, until it expires. Its token is nowhere else. */
export async function issueLink({ payload, studentId, purpose, now }: IssueOptions): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000).toISOString()
  const data = { tokenHash: tokenHash(purpose, token), purpose, studentId, expiresAt, state: 'open' }
  await payload.db.create({ collection: 'account-links', data })
  return purpose === 'reset' ? resetPage(token) : activationPage(token)
}
