import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { emailHash } from '../codes/identity-hash.ts'
import { newToken, tokenHash } from '../sessions/session-token.ts'
import { activationPage, resetPage } from './site-pages.ts'

interface IssueOptions {
  payload: Payload
  /** Whose link it is, with the address that it is sent to. */
  student: Student
  purpose: 'activation' | 'reset'
  /** The page that the login after it leads to. */
  next?: string
  now: Date
}

/** Makes a link for an e-mail that works once, until it expires. Its token is nowhere else. */
export async function issueLink({ payload, student, purpose, next, now }: IssueOptions): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000).toISOString()
  const to = { studentId: student.id, emailHash: emailHash(payload, student.email) }
  const data = { tokenHash: tokenHash(payload, purpose, token), purpose, ...to, expiresAt, state: 'open' }
  await payload.db.create({ collection: 'account-links', data })
  return purpose === 'reset' ? resetPage(payload, token, next) : activationPage(payload, token, next)
}
