import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { listQuery } from '../../admin-kit/list/list-query.ts'
import { readGlobalRow, updateGlobalRow } from '../../database/records/global-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import type { DueWork } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Staff } from '../../payload-types.ts'
import { isActive, may, scopeOf } from '../../staff/index.ts'
import { overdueReport } from '../messages/overdue-report.ts'
import { findOverdue } from './overdue.ts'

const slug = 'admission-settings'
/** The e-mail waits in the mailbox when the office opens. In India, where the offset has no change in summer. */
const FROM_HOUR = 7
const INDIA_MS = 5.5 * 60 * 60_000

/**
 * E-mails once a day what is overdue to those who lead, and nothing if nothing is. Runs with the minutely work. The message has a
 * key for each day and person, and the day is noted last, so a killed run neither loses nor repeats one.
 */
export const reportOverdue: DueWork = { run: ({ payload, now }) => report(payload, now()) }

async function report(payload: Payload, now: Date): Promise<void> {
  const today = dayInIndia(now)
  if (new Date(now.getTime() + INDIA_MS).getUTCHours() < FROM_HOUR) return
  const stored = await readGlobalRow({ payload, slug })
  // The start stores the settings.
  if (stored === null || stored.overdueReportedOn === today) return
  const chosen = (stored.overdueReportTo ?? []).flatMap((each) => idOf(each) ?? [])
  for (const person of await leaders(payload, chosen)) {
    const overdue = await findOverdue({ payload, today, scope: scopeOf(person) })
    if (overdue.total === 0) continue
    const variables = { name: person.name, ...overdue, link: linkTo(payload, today) }
    const event = `${today}:${person.id}`
    await queueMessage({ payload, event }, { to: person.email, template: overdueReport, variables })
  }
  await updateGlobalRow({ payload, slug, data: { overdueReportedOn: today } })
}

/** The chosen people who still work here; the administrators if no one is chosen. */
async function leaders(payload: Payload, chosen: readonly string[]): Promise<Staff[]> {
  const all = await readRows({ payload, collection: 'staff', where: { deactivatedAt: { equals: null } } })
  return all.filter(
    (staff) =>
      isActive(staff) &&
      !staff.invitedUntil &&
      (chosen.length === 0 ? may({ ...staff, collection: 'staff' }, 'give roles') : chosen.includes(staff.id)),
  )
}

function linkTo(payload: Payload, today: string): string {
  const query = listQuery([
    { field: 'queue', operator: 'equals', value: ['waiting-for-staff'] },
    { field: 'dueOn', operator: 'less_than', value: [today] },
  ])
  return `${portalOf(payload).env.publicUrl}${payload.config.routes.admin}/collections/applications?${query}&sort=rank`
}
