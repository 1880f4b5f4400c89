import { LINK_INVALID } from '@pravesh/shared/accounts/recovery'
import type { Payload, Where } from 'payload'
import type { AccountLink } from '../../payload-types.ts'
import { changeOne } from '../../platform/database/change-one.ts'
import { Problem } from '../../platform/problem.ts'
import { tokenHashes } from '../sessions/session-token.ts'

interface LinkOptions {
  payload: Payload
  purpose: 'activation' | 'reset'
  token: string
  now: Date
}

/** Throws a Problem unless a link could be used now. */
export async function checkLink(link: LinkOptions): Promise<void> {
  const found = await link.payload.db.findOne<AccountLink>({ collection: 'account-links', where: usable(link) })
  if (found === null) throw invalidLink()
}

/** Uses a link up and returns it; of several who use it at once one gets through. Throws a Problem otherwise. */
export async function takeLink(link: LinkOptions): Promise<AccountLink> {
  const data = { state: 'used' }
  const used = await changeOne({ payload: link.payload, collection: 'account-links', where: usable(link), data })
  if (used === null) throw invalidLink()
  return used
}

function usable({ payload, purpose, token, now }: LinkOptions): Where {
  return {
    and: [
      { tokenHash: { in: tokenHashes(payload, purpose, token) ?? ['none'] } },
      { purpose: { equals: purpose } },
      { state: { equals: 'open' } },
      { expiresAt: { greater_than: now.toISOString() } },
    ],
  }
}

/** The refusal of a link that is unknown, used or too old; which of them is nobody's business. */
export function invalidLink(): Problem {
  return new Problem({ code: 'LINK_INVALID', status: 400, publicMessage: LINK_INVALID })
}
