import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { settlingProviders } from './settling-providers.ts'
import { storeLines } from './store-lines.ts'

const DAY_MS = 24 * 60 * 60_000

/** Days whose reports are fetched again every day, because providers add lines late and correct them. */
const RECENT_DAYS = 7
/** How far a portal that did not run for a while catches up. */
const MAX_DAYS = 31

/**
 * Fetches and stores the settlement reports of the recent days, and of all since the last stored one. A day that cannot
 * be fetched is logged and fetched again the next day. Returns whether all days were fetched.
 */
export async function fetchSettlements({ payload, now }: { payload: Payload; now: Date }): Promise<boolean> {
  let complete = true
  for (const { name: provider, settlements } of settlingProviders(payload)) {
    for (const day of await daysToFetch({ payload, provider, now })) {
      try {
        await storeLines({ payload, provider, lines: await settlements(day) })
      } catch (error) {
        complete = false
        payload.logger.error({ msg: 'A settlement report could not be fetched.', provider, day, err: error })
      }
    }
  }
  return complete
}

/** Oldest first, so that an interrupted run continues where it stopped. */
async function daysToFetch({ payload, provider, now }: { payload: Payload; provider: string; now: Date }) {
  const rows = await readRows({
    payload,
    collection: 'settlement-lines',
    where: { provider: { equals: provider } },
    sort: '-day',
    limit: 1,
  })
  const last = rows[0]?.day ?? ''
  return Array.from({ length: MAX_DAYS }, (_, ago) => dayInIndia(new Date(now.getTime() - ago * DAY_MS)))
    .filter((day, ago) => ago < RECENT_DAYS || day >= last)
    .reverse()
}
