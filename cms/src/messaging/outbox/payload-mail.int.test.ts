/** @sqlite-only tests only the text of an e-mail; the reset of staff passwords runs on both databases */
import { expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

it('queues the e-mail for a forgotten staff password, with the link in text and HTML', async () => {
  const email = 'clerk@pravesh.example'
  const data = { name: 'Clerk', email, password: 'a long password 1!', roles: ['administrator' as const] }
  await portal.payload.create({ collection: 'staff', data })
  const { status } = await portal.call('POST', '/api/staff/forgot-password', { email })
  expect(status).toBe(200)
  const { docs } = await portal.payload.find({ collection: 'messages', where: { to: { equals: email } } })
  expect(docs).toHaveLength(1)
  expect(docs[0]).toMatchObject({ channel: 'email', template: 'staff-account' })
  expect(docs[0]?.text).toMatch(/http:\/\/localhost:3000\/admin\/reset\/[\w-]+-[0-9a-f]{64}\b/)
  expect(docs[0]?.html).toContain('/admin/reset/')
})
