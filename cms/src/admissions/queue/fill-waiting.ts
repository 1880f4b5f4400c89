import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { periodOf, waitingOf } from '@pravesh/shared/admissions/status/answer-time'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { exists } from '../../database/records/exists.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { portalOf } from '../../foundation/portal.ts'
import { lastFourIn } from '../answers/encrypted-aadhaar.ts'
import { admissionSettings } from '../settings/admission-settings.ts'

interface FillOptions {
  payload: Payload
  /** Stops before the next slice. */
  signal?: AbortSignal
}

const WITHOUT: Condition<'applications'> = { rank: { exists: false } }

/**
 * Stores since when applications wait, and the digits by which they are found, for those of versions that did not. Each is written only if it has not changed since it
 * was read; otherwise the change wrote it. Idempotent: an interrupted run continues at the next start.
 */
export async function fillWaiting({ payload, signal }: FillOptions): Promise<void> {
  if (!(await exists({ payload, collection: 'applications', where: WITHOUT }))) return
  const settings = await admissionSettings(payload)
  const periods = await portalOf(payload).meritPeriods(payload)
  const fields = ['status', 'feePaidAt', 'submittedAt', 'revision', 'answers', 'course', 'sessionYear'] as const
  for await (const rows of walkRecords({ payload, collection: 'applications', where: WITHOUT, fields })) {
    if (signal?.aborted) return
    const events = await readRows({
      payload,
      collection: 'application-events',
      where: { application: { in: rows.map(({ id }) => id) } },
      fields: ['application', 'kind', 'at'],
    })
    for (const { id, revision, answers, ...facts } of rows) {
      const own = events.filter(({ application }) => idOf(application) === id)
      const where: Condition<'applications'> = { and: [{ id: { equals: id } }, { revision: { equals: revision } }] }
      const data = {
        ...waitingOf({ ...facts, events: own, period: periodOf(periods, facts) }, settings),
        aadhaarLastFour: lastFourIn(answers as Answers),
      }
      await changeOne({ payload, collection: 'applications', where, data })
    }
  }
}
