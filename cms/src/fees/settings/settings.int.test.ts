/** @sqlite-only fields of settings, which both databases store alike */
import { DEFAULT_FEE_SETTINGS } from '@pravesh/shared/fees/dues/fee-settings'
import { describe, expect, it } from 'vitest'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { feeSettings } from './fee-settings.ts'

const portal = startTestPortal()

it('has the defaults until staff change them', async () => {
  expect(await feeSettings(portal.payload)).toEqual(DEFAULT_FEE_SETTINGS)
})

describe('accounts staff', () => {
  it('change the settings', async () => {
    const { headers } = await aStaffSession(portal, ['accounts'])
    const body = { remindBefore: [], tuitionDays: [10, 20], library: { minPaise: 100, maxPaise: 200, times: 1 } }
    const { status } = await portal.call('POST', '/api/globals/fee-settings', body, headers)
    expect(status).toBe(200)
    expect(await feeSettings(portal.payload)).toEqual({ ...DEFAULT_FEE_SETTINGS, ...body })
  })

  it('add a late fee, with or without free days', async () => {
    const { headers } = await aStaffSession(portal, ['accounts'])
    const row = { course: 'BED', kind: 'flat', amountPaise: 10_000 }
    const lateFees = [row, { ...row, course: 'DELED', graceDays: 0 }, { ...row, course: 'DPHARM', graceDays: 7 }]
    const { status, text } = await portal.call('POST', '/api/globals/fee-settings', { lateFees }, headers)
    expect(status, text).toBe(200)
    const stored = (await feeSettings(portal.payload)).lateFees
    expect(stored.map(({ graceDays }) => graceDays)).toEqual([0, 0, 7])
  })

  it.each([
    ['tuitionDays', [20, 10], 'rising order'],
    ['tuitionDays', [10, 10], 'once'],
    ['tuitionDays', [0], 'whole numbers of days'],
    ['remindAfter', [1.5], 'whole numbers of days'],
    ['remindAfter', [-7], 'whole numbers of days'],
    ['remindBefore', Array.from({ length: 13 }, (_, index) => index + 1), 'at most 12'],
    ['dressDays', 0, 'whole number of days'],
    ['lateFees', [{ course: 'BED', kind: 'flat', graceDays: -1 }], 'Enter a whole number of days from 0 to 1830'],
    ['tour', { minPaise: 500, maxPaise: 400, times: 1 }, 'not below the lowest'],
    ['tour', { minPaise: 50, maxPaise: 400, times: 1 }, 'at least ₹1'],
    ['tour', { minPaise: 100.5, maxPaise: 400, times: 1 }, 'whole number of paise'],
    ['tour', { minPaise: 100, maxPaise: 400, times: 0 }, ''],
  ])('cannot set %s to %j', async (field, value, reason) => {
    const { headers } = await aStaffSession(portal, ['accounts'])
    const { status, text } = await portal.call('POST', '/api/globals/fee-settings', { [field]: value }, headers)
    expect(status).toBe(400)
    expect(text).toContain(reason)
  })
})

it('are closed to other roles', async () => {
  const { headers } = await aStaffSession(portal, ['admissions-officer', 'content-editor', 'store'])
  expect((await portal.call('POST', '/api/globals/fee-settings', { dressDays: 5 }, headers)).status).toBe(403)
})
