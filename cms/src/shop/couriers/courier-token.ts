import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { decrypt, encrypt } from '../../foundation/crypto/encrypt.ts'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'

/** How long a token of the courier's calls is valid, in milliseconds. */
const LIFETIME_MS = 30 * 60_000

/** Longer than any token of ours. */
const MAX_LENGTH = 500

const content = z.object({ studentId: z.string(), expiresAt: z.number() })

interface TokenOptions {
  payload: Payload
  now: Date
}

/**
 * A token that lets its holder read the shipments of one student for half an hour. Encrypted, so that it reveals nothing;
 * the courier's own token stays on the server.
 */
export function issueCourierToken({ payload, studentId, now }: TokenOptions & { studentId: string }): string {
  const claims: z.infer<typeof content> = { studentId, expiresAt: now.getTime() + LIFETIME_MS }
  return encrypt(JSON.stringify(claims), encryption(payload))
}

/** The student whose shipments a token opens. Throws a Problem (401). */
export function studentOfToken({ payload, token, now }: TokenOptions & { token: unknown }): string {
  const claims = claimsIn(payload, token)
  if (claims && claims.expiresAt > now.getTime()) return claims.studentId
  throw new Problem({ code: 'NOT_LOGGED_IN', status: 401, publicMessage: 'Log in to continue.' })
}

function claimsIn(payload: Payload, token: unknown): z.infer<typeof content> | null {
  if (typeof token !== 'string' || token === '' || token.length > MAX_LENGTH) return null
  try {
    return content.parse(JSON.parse(decrypt(token, encryption(payload))))
  } catch {
    return null
  }
}

function encryption(payload: Payload) {
  return { fieldKeys: portalOf(payload).env.fieldKeys, purpose: 'pravesh/courier-access', owner: 'courier-access' }
}
