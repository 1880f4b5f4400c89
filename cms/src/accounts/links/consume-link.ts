import { LINK_INVALID } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { Problem } from '../../foundation/problem.ts'
import type { AccountLink } from '../../payload-types.ts'
import { tokenHashes } from '../sessions/session-token.ts'

interface LinkOptions {
  payload: Payload
  purpose: 'activation' | 'reset'
  token: string
  now: Date
}

/** Throws a Problem unless the link can be used now. */
export async function checkLink(link: LinkOptions): Promise<void> {
  const found = await readRow({ payload: link.payload, collection: 'account-links', where: usable(link) })
  if (found === null) throw invalidLink()
}

/** Consumes a link and returns it. Of several concurrent uses one succeeds; the others throw a Problem. */
export async function consumeLink(link: LinkOptions): Promise<AccountLink> {
  const data: Changes<'account-links'> = { state: 'used' }
  const used = await changeOne({ payload: link.payload, collection: 'account-links', where: usable(link), data })
  if (used === null) throw invalidLink()
  return used
}

function usable({ payload, purpose, token, now }: LinkOptions): Condition<'account-links'> {
  return {
    and: [
      { tokenHash: { in: tokenHashes(payload, purpose, token) ?? ['none'] } },
      { purpose: { equals: purpose } },
      { state: { equals: 'open' } },
      { expiresAt: { greater_than: now.toISOString() } },
    ],
  }
}

/** The Problem for an unknown, used or expired link. It does not say which, so that tokens cannot be probed. */
export function invalidLink(): Problem {
  return new Problem({ code: 'LINK_INVALID', status: 400, publicMessage: LINK_INVALID })
}
