import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { PlacedRecords } from '../../portal/placed-records.ts'
import { type Place, WITHOUT_PLACE, writePlaces } from '../../staff/index.ts'

/** Where dues belong, by id, as their applications say; without those that do not exist. */
export async function placesOfDues(payload: Payload, ids: readonly string[]): Promise<Map<string, Place>> {
  const known = ids.filter((id) => isRecordIdIn(payload, id))
  const where = { id: { in: known } }
  const dues = await readRows({ payload, collection: 'fee-dues', where, fields: ['applicationId'] })
  return placesOf(payload, dues)
}

async function placesOf(
  payload: Payload,
  dues: readonly { id: string; applicationId: string }[],
): Promise<Map<string, Place>> {
  const places = await portalOf(payload).feeAccounts.placesOf({
    payload,
    ids: dues.map(({ applicationId }) => applicationId),
  })
  return new Map(
    dues.flatMap(({ id, applicationId }) => {
      const place = places.get(applicationId)
      return place ? [[id, place] as const] : []
    }),
  )
}

/** Finds where dues from before there were limits belong. */
export const placedDues: PlacedRecords = {
  collection: 'fee-dues',
  about: 'applicationId',
  where: WITHOUT_PLACE,
  fields: ['applicationId'],
  fill: async ({ payload, records }) => {
    const dues = records.map(({ id, applicationId }) => ({ id, applicationId: String(applicationId) }))
    await writePlaces({ payload, collection: 'fee-dues', records, places: await placesOf(payload, dues) })
  },
}
