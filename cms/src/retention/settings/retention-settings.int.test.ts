import { describe, expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { after, existing, retentionIn } from '../../../test/retention.ts'
import { aStaffSession, type StaffSession, userOf } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateGlobalRow } from '../../database/records/global-rows.ts'
import { retentionAlert } from '../runs/retention-alert.ts'
import { adoptRetention, retentionSettings } from './retention-settings.ts'

const portal = startTestPortal()
const { aRejected, administrator, call, documentsOf, run, hold } = retentionIn(portal)

it('of a new portal delete; of one that has accounts from before they only count what is new', async () => {
  const { payload } = portal
  const erases = async () => {
    const { erases } = await retentionSettings(payload, new Date())
    return [erases('rejectedDocuments'), erases('accessRecords'), erases('unsentForms')]
  }
  expect(await erases()).toEqual([true, true, true])
  await anActiveStudent(payload)
  await adoptRetention(payload)
  expect(await erases()).toEqual([false, true, true])
  // A choice that is made stays.
  await updateGlobalRow({ payload, slug: 'retention-settings', data: { erases: true } })
  await adoptRetention(payload)
  expect(await erases()).toEqual([true, true, true])
})

describe('the settings', () => {
  const settings = (data: object, by?: StaffSession) => call('POST', '/api/globals/retention-settings', data, by)
  const forget = () =>
    updateGlobalRow({
      payload: portal.payload,
      slug: 'retention-settings',
      data: { erases: true, rejectedDocuments: 365 },
    })

  it('decide the period, within the bounds of the law, and belong to administrators', async () => {
    const { application, paths } = await aRejected()
    expect((await settings({ rejectedDocuments: 364 })).status).toBe(400)
    expect((await settings({ accessRecords: 30 })).status).toBe(400)
    const officer = await aStaffSession(portal, ['admissions-officer'])
    expect((await settings({ rejectedDocuments: 500 }, officer)).status).toBe(403)
    expect((await hold(application.studentId, officer)).status).toBe(403)
    expect((await settings({ rejectedDocuments: 500 })).status).toBe(200)
    await run(after(499))
    expect(existing(paths)).toEqual(paths)
    await run(after(500))
    expect(existing(paths)).toEqual([])
    await forget()
  })

  it('of a portal from before only count, until an administrator switches deletion on', async () => {
    const { payload } = portal
    const { application, paths } = await aRejected()
    expect((await settings({ erases: false })).status).toBe(200)
    await adoptRetention(payload)
    await run(after(600))
    expect(existing(paths)).toEqual(paths)
    const alert = await retentionAlert.findNotices({ payload, user: userOf(administrator()) })
    expect(alert[0]).toMatchObject({ tone: 'todo', href: '/globals/retention-settings' })
    await settings({ erases: true })
    await run(after(601))
    expect(existing(paths)).toEqual([])
    expect(await documentsOf(application)).toEqual([])
    await forget()
  })
})
