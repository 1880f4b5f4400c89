import { readRows } from '../../database/records/read-rows.ts'
import type { PlacedRecords } from '../../portal/placed-records.ts'
import { storedPlace, WITHOUT_PLACE, writePlaces } from '../../staff/index.ts'

/** Objections follow the entries of their applicants to another college. */
export const placedObjections: PlacedRecords = {
  collection: 'merit-objections',
  about: 'entry',
  where: WITHOUT_PLACE,
  fields: ['entry'],
  fill: async ({ payload, records }) => {
    const ids = records.map(({ entry }) => String(entry))
    const fields = ['college', 'course'] as const
    const rows = await readRows({ payload, collection: 'merit-entries', where: { id: { in: ids } }, fields })
    const byEntry = new Map(rows.map((row) => [row.id, storedPlace(row)]))
    const places = new Map(
      records.flatMap(({ id, entry }) => {
        const place = byEntry.get(String(entry))
        return place ? [[id, place] as const] : []
      }),
    )
    await writePlaces({ payload, collection: 'merit-objections', records, places })
  },
}
