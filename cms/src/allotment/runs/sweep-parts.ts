import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { DueWork } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'

const DAY_MS = 24 * 60 * 60_000

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: time of this process's last sweep, in milliseconds. */
    sweptMeritPartsAt?: number | undefined
  }
}

/** Deletes, once a day, the parts of runs and lists that a kill prevented: parts are written before what they belong to. */
export const sweepParts: DueWork = {
  async run({ payload, now: clock }) {
    const now = clock()
    const { sweptMeritPartsAt = 0 } = portalOf(payload)
    if (now.getTime() - sweptMeritPartsAt < DAY_MS) return
    portalOf(payload).sweptMeritPartsAt = now.getTime()
    // Whatever writes them now is finished or dead in a day.
    const where = { createdAt: { less_than: new Date(now.getTime() - DAY_MS).toISOString() } }
    const fields = ['key'] as const
    for await (const parts of walkRecords({ payload, collection: 'merit-parts', where, fields })) {
      const owners = await existing(payload, [...new Set(parts.map(ownerOf))])
      const ids = parts.filter((part) => !owners.has(ownerOf(part))).map(({ id }) => id)
      if (ids.length > 0) await deleteRows({ payload, collection: 'merit-parts', where: { id: { in: ids } } })
    }
  },
}

const ownerOf = ({ key }: { key: string }) => key.slice(0, key.indexOf('/'))

/** Those of the ids that runs or lists have. */
async function existing(payload: Payload, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const of = { payload, where: { id: { in: [...ids] } }, fields: ['key'] as const, limit: ids.length }
  const [runs, lists] = await Promise.all([
    readRows({ ...of, collection: 'allotment-runs' }),
    readRows({ ...of, collection: 'merit-lists' }),
  ])
  return new Set([...runs, ...lists].map(({ id }) => id))
}
