/** @sqlite-only the queue in front of password hashes; it makes no query of its own */
import { expect, it } from 'vitest'
import { anActiveStudent, PASSWORD } from '../../../test/builders/students.ts'
import { codeSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'

const portal = startTestPortal()
const post = (path: string, body: unknown) => portal.call('POST', `/api${path}`, body)

/** Passwords that are hashed for a while, with as many others behind them as may wait; done when all are. */
function crowd(): Promise<unknown> {
  const slow = [3_000_000, 3_000_000].map((rounds) => hashPassword('Slow@1', rounds))
  return Promise.allSettled([...slow, ...Array.from({ length: 200 }, () => hashPassword('Next@1', 1))])
}

it('a login is told to come back while too many wait, and works then', async () => {
  const { email } = await anActiveStudent(portal.payload)
  const login = () => post('/user/login', { email, password: PASSWORD })
  const everybody = crowd()
  const refused = await login()
  expect(refused).toMatchObject({ status: 503, reply: { success: false, msg: expect.stringMatching(/try again/) } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await everybody
  expect(await login()).toMatchObject({ status: 200 })
})

it('a registration that was refused so can be sent again as it is', async () => {
  const phone = '9830012345'
  const { otp: ver_id } = (await post('/auth/opt-verify', { phonenumber: phone })).reply
  const otp_code = await codeSentTo(portal.payload, phone)
  await post('/auth/opt-verify-api', { phonenumber: phone, ver_id, otp_code })
  const form = { name: 'Asha', email: 'asha@example.in', phone, role: 'Student', password: PASSWORD, ver_id }
  const everybody = crowd()
  expect(await post('/user/register', form)).toMatchObject({ status: 503, reply: { success: false } })
  await everybody
  expect(await post('/user/register', form)).toMatchObject({ status: 200, reply: { success: true } })
})
