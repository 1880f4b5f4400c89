import { expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'

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

it('refuses a note on an account that was written over another one, and compares what staff may edit', async () => {
  const { id } = await anActiveStudent(portal.payload)
  const { headers } = await aStaffSession(portal, ['administrator'])
  const address = `/api/students/${id}`
  const openNote = async () => (await portal.call('GET', `${address}?depth=0`, undefined, headers)).reply
  const form = await openNote()
  expect((await portal.call('PATCH', address, { ...form, staffNote: 'Called.' }, headers)).status).toBe(200)
  const stale = { ...form, staffNote: 'Wrote a letter.' }
  const refused = await portal.call('PATCH', address, stale, headers)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Note for colleagues')])
  await changeOne({
    payload: portal.payload,
    collection: 'students',
    where: { id: { equals: id } },
    data: { lastLoginAt: new Date().toISOString() },
  })
  const { reply } = await portal.call('POST', `${address}/compare`, stale, headers)
  expect(reply.differences.map(({ label }: { label: string }) => label)).toEqual(['Note for colleagues'])
  expect((await portal.call('PATCH', address, { ...(await openNote()), staffNote: 'Both.' }, headers)).status).toBe(200)
})
