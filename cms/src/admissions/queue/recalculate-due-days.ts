import {
  type AdmissionSettings,
  type MeritPeriod,
  periodOf,
  promisedDay,
} from '@pravesh/shared/admissions/status/answer-time'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readGlobalRow, updateGlobalRow } from '../../database/records/global-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { DueWork } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { admissionSettings } from '../settings/admission-settings.ts'

const slug = 'admission-settings'
/** Changes of applications that read the settings and periods before these changed have been written by then. */
const SETTLED_MS = 10_000

/**
 * Calculates the due days of all waiting applications again after a change of the settings, and after a merit process was opened or
 * closed. Runs with the minutely work, which one process claims. A killed run starts over, because what it calculated by is noted at
 * the end.
 */
export const recalculateDueDays: DueWork = { run: ({ payload, now }) => recalculate(payload, now) }

async function recalculate(payload: Payload, now: () => Date): Promise<void> {
  const stored = await readGlobalRow({ payload, slug })
  // Never saved: the defaults apply, by which the days are calculated.
  if (stored === null) return
  const settings = await admissionSettings(payload)
  const periods = await portalOf(payload).meritPeriods(payload)
  const calculatedFor = textOf(settings, periods)
  if (stored.daysCalculatedFor === calculatedFor) return
  const changes = [stored.updatedAt ?? '', ...periods.map(({ openedAt, closedAt }) => closedAt ?? openedAt)]
  if (changes.some((at) => now().getTime() - Date.parse(at) < SETTLED_MS)) return
  await recalculateAll(payload, settings, periods)
  await updateGlobalRow({ payload, slug, data: { daysCalculatedFor: calculatedFor } })
}

async function recalculateAll(
  payload: Payload,
  settings: AdmissionSettings,
  periods: readonly MeritPeriod[],
): Promise<void> {
  const waiting: Condition<'applications'> = { queue: { equals: 'waiting-for-staff' } }
  const fields = ['waitingSince', 'dueOn', 'revision', 'course', 'sessionYear'] as const
  for await (const rows of walkRecords({ payload, collection: 'applications', where: waiting, fields })) {
    for (const { id, revision, waitingSince: since, dueOn: before, ...of } of rows) {
      if (!since) continue
      const after = promisedDay({ since, period: periodOf(periods, of) }, settings)
      if (after === (before ?? null)) continue
      // A change in between has written the day by the new settings.
      const where: Condition<'applications'> = { and: [{ id: { equals: id } }, { revision: { equals: revision } }] }
      await changeOne({ payload, collection: 'applications', where, data: { dueOn: after } })
    }
  }
}

const textOf = (
  { workingDaysToDecide, worksOnSaturdays, holidays }: AdmissionSettings,
  periods: readonly MeritPeriod[],
) =>
  JSON.stringify([
    ...[workingDaysToDecide, worksOnSaturdays, ...holidays],
    ...periods.map(({ course, sessionYear, closedAt }) => [course, sessionYear, closedAt].join('/')),
  ])
