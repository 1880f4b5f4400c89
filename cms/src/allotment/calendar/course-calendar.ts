import { processKey } from '@pravesh/shared/allotment/process/process'
import { type ProcessCalendar, processCalendarSchema } from '@pravesh/shared/allotment/process/step-schema'
import type { FindCalendar } from '../../content/index.ts'
import type { MeritProcess } from '../../payload-types.ts'

/** The calendar that the page of a course shows. */
export const courseCalendar: FindCalendar = async (records, { course, sessionYear }) => {
  const where = { key: { equals: processKey(course, sessionYear) }, state: { equals: 'open' } }
  const [found] = await records.list({ collection: 'merit-processes', fields: ['steps'], where, limit: 1 })
  return found ? calendarOfRow(found) : null
}

/** Stored steps are checked again, because a page with wrong ones is not drawn. */
function calendarOfRow({ id, steps }: Pick<MeritProcess, 'id' | 'steps'>): ProcessCalendar | null {
  const parsed = processCalendarSchema.safeParse({ id, steps })
  return parsed.success ? parsed.data : null
}
