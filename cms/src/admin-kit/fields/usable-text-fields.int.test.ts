/** @sqlite-only checks before a write; content/collections/records.int.test.ts writes on both databases */
import { expect, it } from 'vitest'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

it('refuses invisible characters in what staff enter, naming the field, and accepts what is stored already', async () => {
  const { payload } = portal
  const headers = await signedIn(portal, await aStaffMember(payload))
  const refused = await portal.call('POST', '/api/subjects', { name: 'ENG\u202ELISH', active: true }, headers)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('contains an invisible character (U+202E)')

  const hindi = await portal.call('POST', '/api/subjects', { name: 'हिन्‍दी', active: true }, headers)
  expect(hindi.status).toBe(201)

  const { id } = await payload.create({ collection: 'subjects', data: { name: 'OLD\u202E', active: true } })
  const other = await portal.call('PATCH', `/api/subjects/${id}`, { active: false }, headers)
  expect(other.status).toBe(200)
})
