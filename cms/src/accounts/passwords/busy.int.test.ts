/** @sqlite-only the queue in front of password hashes; it makes no query of its own */
import { expect, it } from 'vitest'
import { anActiveStudent, PASSWORD } from '../../../test/builders/students.ts'
import { crowdedHashing } from '../../../test/crowded-hashing.ts'
import { codeSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const post = (path: string, body: unknown) => portal.call('POST', `/api${path}`, body)

it('rejects a login with Retry-After while the hashing queue is full, and accepts it afterwards', async () => {
  const { email } = await anActiveStudent(portal.payload)
  const login = () => post('/user/login', { email, password: PASSWORD })
  const queue = crowdedHashing()
  const refused = await login()
  expect(refused).toMatchObject({ status: 503, reply: { success: false, msg: expect.stringMatching(/try again/) } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await queue.release()
  expect(await login()).toMatchObject({ status: 200 })
})

it('lets the same registration be submitted again after it was rejected by a full queue', async () => {
  const phone = '9830012345'
  const { otp: ver_id } = (await post('/auth/opt-verify', { phonenumber: phone })).reply
  const otp_code = await codeSentTo(portal.payload, phone)
  await post('/auth/opt-verify-api', { phonenumber: phone, ver_id, otp_code })
  const form = { name: 'Asha', email: 'asha@example.in', phone, role: 'Student', password: PASSWORD, ver_id }
  const queue = crowdedHashing()
  expect(await post('/user/register', form)).toMatchObject({ status: 503, reply: { success: false } })
  await queue.release()
  expect(await post('/user/register', form)).toMatchObject({ status: 200, reply: { success: true } })
})
