import { readRows } from '../../database/records/read-rows.ts'
import type { PlacedRecords } from '../../portal/placed-records.ts'
import { storedPlace, WITHOUT_PLACE, writePlaces } from '../../staff/index.ts'

/** Entries follow their applications to another college. */
export const placedEntries: PlacedRecords = {
  collection: 'merit-entries',
  about: 'key',
  where: WITHOUT_PLACE,
  fields: ['key'],
  fill: async ({ payload, records }) => {
    const ids = records.map(({ key }) => String(key))
    const fields = ['college', 'course'] as const
    const rows = await readRows({ payload, collection: 'applications', where: { id: { in: ids } }, fields })
    const byApplication = new Map(rows.map((row) => [row.id, storedPlace(row)]))
    const places = new Map(
      records.flatMap(({ id, key }) => {
        const place = byApplication.get(String(key))
        return place ? [[id, place] as const] : []
      }),
    )
    await writePlaces({ payload, collection: 'merit-entries', records, places })
  },
}
