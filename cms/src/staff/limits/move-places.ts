import type { CollectionSlug, Payload, Where } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { NO_COLLEGE } from '../scope/place-fields.ts'

interface MoveOptions {
  payload: Payload
  /** Of the record that belongs to another college now. */
  id: string
  /** Id of that college; null for none. */
  college: string | null
}

/** An application has fees, fees have payments, payments have refunds and requests for help. */
const MAX_DEPTH = 4

/** Moves all records about a record to its college. Idempotent. */
export async function movePlaces({ payload, id, college }: MoveOptions): Promise<void> {
  const placed = portalOf(payload).features.flatMap((feature) => feature.placed ?? [])
  let ids = [id]
  for (let depth = 0; depth < MAX_DEPTH && ids.length > 0; depth++) {
    const moved: string[] = []
    for (const { collection, about } of placed) {
      if (about === undefined) continue
      const found = await idsAbout({ payload, collection, about, ids })
      if (found.length === 0) continue
      const where: Where = { id: { in: found } }
      await changeAll({ payload, collection, where, data: { college: college ?? NO_COLLEGE } })
      moved.push(...found)
    }
    ids = moved
  }
}

interface AboutOptions {
  payload: Payload
  collection: CollectionSlug
  about: string
  ids: readonly string[]
}

/** The ids of the few records about others. */
async function idsAbout({ payload, collection, about, ids }: AboutOptions): Promise<string[]> {
  const where: Where = { [about]: { in: [...ids] } }
  const rows = await readRows({ payload, collection, where, fields: [], limit: MAX_ABOUT })
  return rows.map(({ id }) => id)
}

/** Far above what one application has. */
const MAX_ABOUT = 1000
