import { expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

it('cannot be approved by an administrator editing the record, only by a decision on the application', async () => {
  const { id } = await anActiveStudent(portal.payload)
  const headers = (await aStaffSession(portal, ['administrator'])).headers
  const approved = { isApproved: true, staffNote: 'Called on Monday.' }
  const answers = [
    await portal.call('PATCH', `/api/students/${id}`, approved, headers),
    await portal.call('PATCH', `/api/students?where[id][equals]=${id}`, approved, headers),
    await portal.call('POST', '/api/students', { ...approved, name: 'X', email: 'x@example.in', phone: '1' }, headers),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 403])
  const student = await portal.payload.findByID({ collection: 'students', id })
  expect(student).toMatchObject({ isApproved: false, staffNote: 'Called on Monday.' })
})
