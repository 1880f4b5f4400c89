import type { CorrectionWindow } from '@pravesh/shared/admissions/status/correction-window'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { CorrectionWindow as Row } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

/** Of one session and course: far more than an office opens. */
const MAX_WINDOWS = 50

type Of = Pick<ApplicationRecord, 'course' | 'sessionYear'>

/** The windows of a session and course. */
export async function findWindows(payload: Payload, { course, sessionYear }: Of): Promise<CorrectionWindow[]> {
  const rows = await readRows({
    payload,
    collection: 'correction-windows',
    where: { and: [{ course: { equals: course } }, { sessionYear: { equals: sessionYear } }] },
    sort: '-firstDay',
    limit: MAX_WINDOWS,
  })
  return rows.map(windowOf)
}

/** Unchecked, because a hook has checked the items. */
export function windowOf({
  id,
  firstDay,
  lastDay,
  items,
}: Pick<Row, 'id' | 'firstDay' | 'lastDay' | 'items'>): CorrectionWindow {
  return { id, from: dayOf(firstDay), to: dayOf(lastDay), items: items as string[] }
}
