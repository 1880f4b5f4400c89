/** @sqlite-only the operation of change-email.int.test.ts, which makes it on both databases */
import { expect, it } from 'vitest'
import { anActiveStudent, anUnverifiedStudent, loggedIn } from '../../../test/builders/students.ts'
import { contactChangesOn, NEW_PHONE } from '../../../test/contact-change.ts'
import { messagesTo, wrongCode } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countAll } from '../../database/records/count-all.ts'

const portal = startTestPortal()
const { account, whoAmI, later, stored, sendPhone, changeEmail, changePhone, codeFor } = contactChangesOn(portal)
const session = () => loggedIn(portal.payload, account.asha)
const expired = { status: 400, reply: { success: false, msg: 'CODE_ERROR' } }

it('replaces the old phone, which gets a text message, and the e-mail address a notice', async () => {
  const [here, there] = [await session(), await session()]
  const { phone: old, email } = account.asha
  const otp = await codeFor(here, NEW_PHONE)
  expect(await changePhone(here, wrongCode(otp))).toMatchObject({ status: 400 })
  expect(await changePhone(here, otp)).toMatchObject({ status: 200, reply: { msg: 'Your phone number is changed.' } })
  expect((await whoAmI(here)).reply.userInfo.phone).toBe(NEW_PHONE)
  expect(await whoAmI(there)).toMatchObject({ status: 401 })
  expect(await messagesTo(portal.payload, old)).toMatchObject([{ channel: 'sms', template: 'phone-changed-text' }])
  const [notice] = await messagesTo(portal.payload, email, 'contact-changed')
  expect(notice?.subject).toBe('Your phone number was changed')
  expect(notice?.text).toContain('••••••8300')
})

it('accepts a number as in a registration, and not the present one', async () => {
  const here = await session()
  expect(await sendPhone(here, '+91 98300 98300')).toMatchObject({ status: 200 })
  for (const phone of ['12345', account.asha.phone]) {
    const refused = { status: 400, reply: { errors: [{ field: expect.stringMatching(/^phone/) }] } }
    expect(await sendPhone(here, phone)).toMatchObject(refused)
  }
  expect(await sendPhone(here, NEW_PHONE, 'Wrong@1')).toMatchObject({ reply: { errors: [{ field: 'password' }] } })
})

it('says only to the owner of a phone that it has an account', async () => {
  await anActiveStudent(portal.payload, { phone: NEW_PHONE })
  const here = await session()
  expect(await sendPhone(here)).toMatchObject({ status: 200, reply: { success: true } })
  expect(await changePhone(here, '000000')).toMatchObject({ status: 400 })
  later(61)
  const otp = await codeFor(here, NEW_PHONE)
  const refused = await changePhone(here, otp)
  expect(refused).toMatchObject({ status: 409, reply: { errors: [{ field: 'phonenumber' }] } })
  expect(await changePhone(here, otp)).toMatchObject(expired)
  expect((await stored(account.asha.id)).phone).toBe(account.asha.phone)
})

it('takes a number from an account that was never verified', async () => {
  await anUnverifiedStudent(portal.payload, { phone: NEW_PHONE })
  const here = await session()
  expect(await changePhone(here, await codeFor(here, NEW_PHONE))).toMatchObject({ status: 200 })
  expect(await countAll(portal.payload, 'students')).toBe(1)
})

it('can be made beside a change of the e-mail address', async () => {
  const here = await session()
  const email = await codeFor(here)
  const phone = await codeFor(here, NEW_PHONE)
  expect(await changeEmail(here, email)).toMatchObject({ status: 200 })
  later(61)
  expect(await changePhone(here, phone)).toMatchObject(expired)
  expect(await changePhone(here, await codeFor(here, NEW_PHONE))).toMatchObject({ status: 200 })
})
