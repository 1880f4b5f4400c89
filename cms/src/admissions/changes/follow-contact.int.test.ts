import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, aSubmittedApplication, type OpenCourse, reread } from '../../../test/builders/applications.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { applicationListSearch } from '../search/find-applications.ts'
import { followContact } from './follow-contact.ts'

const portal = startTestPortal()
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload)
})

async function found(text: string): Promise<string[]> {
  const { payload } = portal
  const where = await applicationListSearch.find({ payload, slug: 'applications', text, isAlone: false })
  return (await payload.find({ collection: 'applications', where: where ?? {}, depth: 0 })).docs.map(({ id }) => id)
}

it('writes to the new address from now on, and leaves what was submitted', async () => {
  const { payload } = portal
  const student = await anActiveStudent(payload)
  const application = await aSubmittedApplication(payload, { open, student })
  const change = { studentId: student.id, contact: 'email', from: student.email, to: 'new@example.in' } as const
  for (let i = 0; i < 2; i++) await followContact({ payload, change })
  const after = await reread(payload, application.id)
  expect(after.studentEmail).toBe('new@example.in')
  expect([after.shown, after.revision]).toEqual([application.shown, application.revision])
})

it('finds the application by the new phone, and keeps another number of the form', async () => {
  const { payload } = portal
  const student = await anActiveStudent(payload)
  const { id, studentPhone } = await aSubmittedApplication(payload, { open, student })
  const to = '9830098377'
  const change = { studentId: student.id, contact: 'phone', to } as const
  await followContact({ payload, change: { ...change, from: '9830000001' } })
  expect((await reread(payload, id)).studentPhone).toBe(studentPhone)
  await followContact({ payload, change: { ...change, from: studentPhone } })
  expect((await reread(payload, id)).studentPhone).toBe(to)
  expect(await found(to)).toEqual([id])
  expect(await found(studentPhone)).toEqual([])
})

it('leaves the applications of others', async () => {
  const { payload } = portal
  const [asha, ravi] = [await anActiveStudent(payload), await anActiveStudent(payload)]
  const { id } = await aSubmittedApplication(payload, { open, student: ravi })
  const change = { studentId: asha.id, contact: 'email', from: ravi.email, to: 'new@example.in' } as const
  await followContact({ payload, change })
  expect((await reread(payload, id)).studentEmail).toBe(ravi.email)
})
