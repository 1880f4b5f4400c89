import type { CollectionSlug, Payload, Where } from 'payload'
import { exists } from '../../database/records/exists.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Started } from '../../portal/feature.ts'
import type { PlacedRecords } from '../../portal/placed-records.ts'

/**
 * Finds out where records belong that do not say so, because an earlier version wrote them. In the background; until then
 * limited staff do not see them.
 */
export async function startFillingPlaces({ payload }: { payload: Payload }): Promise<Started> {
  const stopping = new AbortController()
  const running = fillPlaces(payload, stopping.signal).catch((err: unknown) =>
    payload.logger.error({ msg: 'Records could not be assigned to colleges; the next start continues.', err }),
  )
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/**
 * Does so for the records of all features: first for those of the highest, since requests for help belong where the
 * records belong that they are about.
 */
export async function fillPlaces(payload: Payload, signal?: AbortSignal): Promise<void> {
  for (const placed of [...portalOf(payload).features].reverse().flatMap((feature) => feature.placed ?? [])) {
    await fillCollection(payload, placed, signal)
  }
}

async function fillCollection(payload: Payload, placed: PlacedRecords, signal?: AbortSignal): Promise<void> {
  const { collection, where, fields, fill } = placed
  if (!(await exists({ payload, collection, where }))) return
  // The collection is known only at run time.
  const walk: { payload: Payload; collection: CollectionSlug; where: Where; fields: readonly string[] } = {
    payload,
    collection,
    where,
    fields,
  }
  for await (const records of walkRecords(walk as never)) {
    if (signal?.aborted) return
    await fill({ payload, records })
  }
}
