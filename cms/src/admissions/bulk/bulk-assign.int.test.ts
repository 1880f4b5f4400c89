import { bulkCalls } from '@pravesh/shared/admissions/bulk/staff-calls'
import { expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aPaidApplication,
  aRejectedApplication,
  reread,
} from '../../../test/builders/applications.ts'
import { bulkCallsOf, workOnRuns } from '../../../test/builders/bulk-runs.ts'
import { aStaffMember } from '../../../test/builders/staff.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { RUN_ITEMS_RETENTION_MS, sweepRunItems } from './sweep-run-items.ts'

const portal = startTestPortal()

it('assigns to a colleague who decides, with an event each, and leaves what is decided', async () => {
  const { payload } = portal
  const open = await anOpenCourse(payload, 'DELED')
  const officer = await aStaffSession(portal, ['admissions-officer'])
  const staffId = (await anAdmissionsOfficer(payload)).id
  const calls = bulkCallsOf(portal, officer.headers)
  const ids: string[] = []
  for (let each = 0; each < 3; each++) ids.push((await aPaidApplication(payload, { open })).id)
  const decided = (await aRejectedApplication(payload, { open, staffId })).id
  const to = officer.user.id
  const { id, view } = await calls.forecast({ ids: [...ids, decided] }, { name: 'assign', to })
  expect(view.counts).toMatchObject({ 'will-change': 3, refused: 1 })
  expect(view.refused.map(({ group, count }: { group: string; count: number }) => [group, count])).toEqual([
    ['status', 1],
  ])
  await calls.start(id, 3)
  await workOnRuns(payload)
  expect((await calls.view(id)).counts).toMatchObject({ changed: 3, refused: 1 })
  for (const each of ids) {
    expect((await reread(payload, each)).assignedTo).toBe(to)
    const where = { application: { equals: each }, kind: { equals: 'assigned' as const } }
    expect(await countRows({ payload, collection: 'application-events', where })).toBe(1)
  }
  await sweepRunItems({ payload, now: new Date(Date.now() + RUN_ITEMS_RETENTION_MS / 2) })
  expect((await calls.view(id)).counts.changed).toBe(3)
  await sweepRunItems({ payload, now: new Date(Date.now() + RUN_ITEMS_RETENTION_MS + 1000) })
  expect((await calls.view(id)).counts.changed).toBe(0)
  const accounts = await aStaffSession(portal, ['accounts'])
  const body = { chosen: { ids }, action: { name: 'assign', to: accounts.user.id } }
  const refused = await portal.call('POST', `/api${bulkCalls.prepare.path}`, body, officer.headers)
  expect({ status: refused.status, field: refused.reply.errors[0].field }).toEqual({ status: 400, field: 'to' })
})

it('says of each application that the colleague has left since the run was prepared', async () => {
  const { payload } = portal
  const open = await anOpenCourse(payload, 'BED')
  const application = await aPaidApplication(payload, { open })
  const calls = bulkCallsOf(portal, (await aStaffSession(portal, ['admissions-officer'])).headers)
  const chosen = { ids: [application.id] }
  const prepared = async () => {
    const { id: to } = await aStaffMember(payload, { name: 'Mina Das', role: 'admissions-officer' })
    const leave = () => updateRow({ payload, collection: 'staff', where: to, data: { deactivatedAt: '2026-01-01' } })
    return { action: { name: 'assign' as const, to }, leave }
  }
  const why = expect.stringContaining('Mina Das may not decide')
  const late = await prepared()
  const { id } = await calls.forecast(chosen, late.action)
  await late.leave()
  await calls.start(id, 1)
  await workOnRuns(payload)
  expect(await calls.view(id)).toMatchObject({ state: 'done', refused: [{ group: 'status', items: [{ why }] }] })

  const early = await prepared()
  const { reply } = await calls.prepare(chosen, early.action)
  await early.leave()
  await workOnRuns(payload)
  expect(await calls.view(reply.result.id)).toMatchObject({ state: 'ready', refused: [{ items: [{ why }] }] })
})
