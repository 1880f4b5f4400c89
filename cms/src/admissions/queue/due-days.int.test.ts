import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, reread } from '../../../test/builders/applications.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { fillWaiting } from './fill-waiting.ts'
import { recalculateDueDays } from './recalculate-due-days.ts'

const portal = startTestPortal()
let id: string
beforeAll(async () => {
  const open = await anOpenCourse(portal.payload, 'BED')
  // A Monday.
  id = (await aPaidApplication(portal.payload, { open, now: new Date('2026-11-02T06:00:00.000Z') })).id
})

const read = () => reread(portal.payload, id)
const inAMinute = () => new Date(Date.now() + 60_000)

it('stores since when an application waits, and by when it is answered', async () => {
  expect(await read()).toMatchObject({ waitingSince: '2026-11-02T06:00:00.000Z', dueOn: '2026-11-10' })
})

it('follows a change of the settings, once and outside the request', async () => {
  const holidays = [{ day: '2026-11-09T12:00:00.000Z', name: 'Diwali' }]
  await portal.payload.updateGlobal({ slug: 'admission-settings', data: { workingDaysToDecide: 7, holidays } })
  expect((await read()).dueOn).toBe('2026-11-10')
  await recalculateDueDays.run({ payload: portal.payload, now: inAMinute })
  expect((await read()).dueOn).toBe('2026-11-11')
  const before = await portal.payload.findGlobal({ slug: 'admission-settings' })
  await recalculateDueDays.run({ payload: portal.payload, now: inAMinute })
  expect(await portal.payload.findGlobal({ slug: 'admission-settings' })).toEqual(before)
})

it('gives the days to applications of earlier versions', async () => {
  const { payload } = portal
  const before = await read()
  const data = { waitingSince: null, dueOn: null, rank: null }
  await changeAll({ payload, collection: 'applications', where: { id: { equals: id } }, data })
  await fillWaiting({ payload })
  const { waitingSince, dueOn, rank } = before
  expect(await read()).toMatchObject({ waitingSince, dueOn, rank })
})
