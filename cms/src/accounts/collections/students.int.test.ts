import { expect, it } from 'vitest'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { RecordStudents } from '../access-records/admin/RecordStudents.tsx'

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

it('are listed by a call with a record of its filter, which forgets an erased person', async () => {
  const { payload } = portal
  const asha = await anActiveStudent(payload, {
    name: 'ASHA “A” MONDAL',
    deletionRequestedAt: new Date().toISOString(),
  })
  const other = await anActiveStudent(payload)
  const { headers, user } = await aStaffSession(portal, ['administrator'])
  const filters = [
    `[name][like]=${encodeURIComponent(asha.name.toLowerCase())}`,
    ...[asha, other].flatMap(({ id, email, phone }) => [
      `[id][equals]=${id}`,
      `[email][equals]=${email}`,
      `[phone][equals]=${phone}`,
    ]),
  ]
  for (const filter of filters) await portal.call('GET', `/api/students?where${filter}`, undefined, headers)
  const where = { staffId: { equals: user.id } }
  const records = () => readRows({ payload, collection: 'access-records', where, sort: 'id', limit: 20 })
  expect(await records()).toHaveLength(filters.length)
  expect((await records())[0]).toMatchObject({ kind: 'list', subject: 'Students', rows: 1 })
  await payload.delete({ collection: 'students', id: asha.id })
  const left = (await records()).flatMap(({ filters }) => filters ?? [])
  expect(left).toHaveLength(3)
  for (const text of left) expect([other.id, other.email, other.phone].some((each) => text.includes(each))).toBe(true)
})

it('are opened by the answer to a change, and read as a list in the admin, which is recorded like a call', async () => {
  const { payload } = portal
  const asha = await anActiveStudent(payload, { name: 'ASHA MONDAL', deletionRequestedAt: new Date().toISOString() })
  const { headers, user } = await aStaffSession(portal, ['administrator'])
  const where = { staffId: { equals: user.id } }
  const records = () => readRows({ payload, collection: 'access-records', where, sort: 'id', limit: 20 })
  const change = (path: string) => portal.call('PATCH', path, { staffNote: 'Called back.' }, headers)
  const changed = await change(`/api/students/${asha.id}?select[phone]=true`)
  expect(changed.reply.doc.phone).toBe(asha.phone)
  expect(await records()).toMatchObject([{ kind: 'account', subject: asha.name, studentId: asha.id }])

  await change(`/api/students?where[phone][equals]=${asha.phone}`)
  const admin = { payload, user: user as never, collectionConfig: payload.collections.students.config }
  const data = { docs: [asha] } as never
  for (const search of ['asha', 'asha', 'mondal']) await RecordStudents({ ...admin, data, searchParams: { search } })
  const list = { kind: 'list', subject: 'Students', rows: 1 }
  expect((await records()).filter(({ kind }) => kind === 'list')).toMatchObject([list, list, list])

  // Without whom it concerned.
  const other = await anActiveStudent(payload, { deletionRequestedAt: new Date().toISOString() })
  for (const { id } of [asha, other]) {
    const refused = await portal.call('DELETE', `/api/students/${id}`, undefined, headers)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Requests about rights')])
    await payload.delete({ collection: 'students', id })
  }
  const opened = (await records()).filter(({ kind }) => kind === 'account')
  expect(opened).toMatchObject([{ subject: '', studentId: null }])
  for (const { id } of [asha, other]) expect(JSON.stringify(await records())).not.toContain(id)
})
