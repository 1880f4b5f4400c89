/** @sqlite-only one counter and a count of messages; codes.int.test.ts has both on both databases */
import { expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { consumeLimit } from '../../database/rate-limit/consume-limit.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { phoneCodeGauges } from '../limits/phone-code-use.ts'
import { phoneCodeNotices } from './phone-code-notice.ts'

const portal = startTestPortal()
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const start = new Date()
const later = (hours: number) => new Date(start.getTime() + hours * HOUR)
const limit = () => portalOf(portal.payload).env.messages.phoneCodesPerDay
const use = (amount: number) =>
  consumeLimit({
    payload: portal.payload,
    ...{ name: 'phone-code/all', subject: 'all', windowMs: DAY, limit: limit(), amount, now: start },
  })
const noticesAt = (now: Date) => phoneCodeNotices({ payload: portal.payload, now })

it('says when the codes run out, from four fifths on, and what to do', async () => {
  const { payload } = portal
  expect(limit()).toBe(5000)
  expect(await noticesAt(start)).toEqual([])
  await use(3999)
  expect(await noticesAt(start)).toEqual([])
  await use(1)
  const data = { channel: 'sms', to: '9830012345', template: 'phone-code', text: 'T', attempts: 0 } as const
  for (let i = 0; i < 100; i++) {
    await insertRow({ payload, collection: 'messages', data: { ...data, status: 'sent', key: `code/${i}` } })
  }
  // 50 an hour for 20 hours, of the 24 that the window has.
  const [notice, ...more] = await noticesAt(later(0.01))
  expect(more).toEqual([])
  expect(notice).toMatchObject({ text: '4,000 of 5,000 codes by text message are used', tone: 'problem' })
  expect(notice?.detail).toMatch(/used up on .+ no one can register until .+ raise PHONE_CODES_PER_DAY\./)
  // Hours later none is requested any more.
  expect(await noticesAt(later(6))).toMatchObject([{ detail: expect.stringContaining('lasts until'), tone: 'todo' }])
  await use(1000)
  expect(await noticesAt(later(6))).toMatchObject([{ detail: expect.stringMatching(/^No one can register until/) }])
  expect(await noticesAt(later(24))).toEqual([])
})

it('has the same numbers for the alerts', async () => {
  const { payload } = portal
  const values = (now: Date) => phoneCodeGauges.read({ payload, now })
  expect(await values(later(18))).toEqual({
    phone_codes: 5000,
    phone_codes_limit: 5000,
    phone_codes_window_seconds: 6 * 60 * 60,
  })
  expect(await values(later(24))).toMatchObject({ phone_codes: 0, phone_codes_window_seconds: 0 })
})
