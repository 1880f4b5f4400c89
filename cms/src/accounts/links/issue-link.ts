import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import type { NewRow } from '../../database/records/columns.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import type { Student } from '../../payload-types.ts'
import { emailHash } from '../codes/identity-hash.ts'
import { newToken, tokenHash } from '../sessions/session-token.ts'
import { activationPage, resetPage } from './site-pages.ts'

interface IssueOptions {
  payload: Payload
  /** The owner of the link and its recipient. */
  student: Student
  purpose: 'activation' | 'reset'
  /** Where the login that follows redirects to. */
  next?: string
  now: Date
}

/** Creates a single-use link with an expiry, for an e-mail. Its token is not stored anywhere. */
export async function issueLink({ payload, student, purpose, next, now }: IssueOptions): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000).toISOString()
  const to = { studentId: student.id, emailHash: emailHash(payload, student.email) }
  const data: NewRow<'account-links'> = {
    tokenHash: tokenHash(payload, purpose, token),
    purpose,
    ...to,
    expiresAt,
    state: 'open',
  }
  await insertRow({ payload, collection: 'account-links', data })
  return purpose === 'reset' ? resetPage(payload, token, next) : activationPage(payload, token, next)
}
