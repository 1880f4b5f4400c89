import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, reread } from '../../../test/builders/applications.ts'
import { aStaffMember } from '../../../test/builders/staff.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { updateGlobalRow } from '../../database/records/global-rows.ts'
import { adoptIdentityNumbers } from '../settings/identity-numbers.ts'
import { reportOverdue } from './report-overdue.ts'

const portal = startTestPortal()
let id: string
let email: string
beforeAll(async () => {
  const { payload } = portal
  // Stores the settings, as each start does.
  await adoptIdentityNumbers(payload)
  const open = await anOpenCourse(payload, 'BED')
  id = (await aPaidApplication(payload, { open, now: new Date('2026-11-02T06:00:00.000Z') })).id
  email = (await aStaffMember(payload, { name: 'Rina Pal' })).email
  const asha = await aStaffMember(payload, { name: 'Asha Rao', role: 'admissions-officer' })
  const data = { assignedTo: asha.id }
  await changeAll({ payload, collection: 'applications', where: { id: { equals: id } }, data })
})

const at = (time: string) => reportOverdue.run({ payload: portal.payload, now: () => new Date(time) })
const mails = () => messagesTo(portal.payload, email, 'overdue-report')

it('reports once a day what is overdue, by person and college, and nothing while nothing is', async () => {
  expect((await reread(portal.payload, id)).dueOn).toBe('2026-11-10')
  await at('2026-11-10T05:00:00.000Z')
  expect(await mails()).toEqual([])
  // Before the office opens.
  await at('2026-11-11T01:00:00.000Z')
  expect(await mails()).toEqual([])
  await Promise.all([at('2026-11-11T03:00:00.000Z'), at('2026-11-11T03:00:00.000Z')])
  // A killed run has not noted the day.
  await updateGlobalRow({ payload: portal.payload, slug: 'admission-settings', data: { overdueReportedOn: null } })
  await at('2026-11-11T03:01:00.000Z')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('1 application is overdue')
  expect(mail?.text).toContain('Asha Rao: 1')
  expect(mail?.text).toContain('Shalbani College (BED): 1')
  await at('2026-11-12T03:00:00.000Z')
  expect(await mails()).toHaveLength(2)
})
