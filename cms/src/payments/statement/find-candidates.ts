import { CHANNEL_RULES, OFFLINE_CHANNELS } from '@pravesh/shared/payments/channels'
import { isClearing, isConfirmed, isUndecided, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { isMatched, isProposed, LINE_STATUSES } from '@pravesh/shared/payments/statement/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'

/** Far above what an office receives in the time of a statement. */
const MAX_CANDIDATES = 20_000
const CANDIDATE_DAYS = 120

/** Offline payments through a bank that no line has been matched to. */
export async function findCandidates(payload: Payload, now: Date) {
  const since = new Date(now.getTime() - CANDIDATE_DAYS * 24 * 60 * 60_000).toISOString()
  const statuses = OFFLINE_STATUSES.filter((each) => isUndecided(each) || isClearing(each) || isConfirmed(each))
  const channels = OFFLINE_CHANNELS.filter((each) => each === 'challan' || CHANNEL_RULES[each].isUnique)
  const [entries, lines] = await Promise.all([
    readRows({
      payload,
      collection: 'offline-payments',
      where: {
        and: [{ status: { in: statuses } }, { channel: { in: channels } }, { enteredAt: { greater_than: since } }],
      },
      fields: ['amountPaise', 'reference', 'description'],
      sort: '-enteredAt',
      limit: MAX_CANDIDATES,
    }),
    readRows({
      payload,
      collection: 'bank-lines',
      where: {
        and: [
          { status: { in: LINE_STATUSES.filter((each) => isMatched(each) || isProposed(each)) } },
          { importedAt: { greater_than: since } },
        ],
      },
      fields: ['offlineId'],
      limit: MAX_CANDIDATES,
    }),
  ])
  const used = new Set(lines.map(({ offlineId }) => offlineId))
  return new Map(entries.filter(({ id }) => !used.has(id)).map((entry) => [entry.id, entry]))
}
