import { helpCalls, helpStaffCalls } from '@pravesh/shared/contact/help/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { beforeAll, beforeEach, expect } from 'vitest'
import { readRow } from '../src/database/records/read-row.ts'
import type { Student } from '../src/payload-types.ts'
import { givenSiteSettings } from './builders/site-settings.ts'
import { anActiveStudent } from './builders/students.ts'
import { messagesTo } from './outbox.ts'
import { aStaffSession, type StaffSession } from './staff-session.ts'
import type { TestPortal } from './start-test-portal.ts'
import { studentCalls } from './student-calls.ts'

const OFFICE = 'office@example.in'

/** Requests for help of a new student in each test, and the member of staff who answers. */
export function helpDesk(portal: TestPortal) {
  const desk = { count: 0 } as { count: number; student: Student; officer: StaffSession }
  beforeAll(async () => {
    await givenSiteSettings(portal.payload)
    desk.officer = await aStaffSession(portal, ['admissions-officer'], 'Meera')
  })
  beforeEach(async () => {
    desk.student = await anActiveStudent(portal.payload)
  })
  const calls = () => studentCalls(portal)
  const text = () => `When does it begin? ${++desk.count}`
  const staffCall = (name: keyof typeof helpStaffCalls, id: string, body?: object) => {
    const call = helpStaffCalls[name]
    return portal.call(call.method.toUpperCase(), callAddress(call, { id }), body, desk.officer.headers)
  }
  const mailsTo = (to: string, template: string) => messagesTo(portal.payload, to, template)

  return {
    desk,
    text,
    newKey: () => crypto.randomUUID(),
    get: (path: string, by: Student | undefined = desk.student) => calls().get(path, by),
    read: (reference: string, by = desk.student) => calls().get(callAddress(helpCalls.myRequest, { reference }), by),
    ask: (body: object, by = desk.student) => calls().post(callAddress(helpCalls.askForHelp), body, by),
    async aRequest(more: object = {}) {
      const written = text()
      const { status, reply } = await calls().post(
        callAddress(helpCalls.askForHelp),
        { text: written, ...more },
        desk.student,
      )
      expect(status).toBe(200)
      const { reference } = reply.result
      const where = { reference: { equals: reference } }
      const row = await readRow({ payload: portal.payload, collection: 'contact-messages', where })
      return { id: row?.id ?? '', reference: String(reference), text: written }
    },
    write: (reference: string, message: object, by = desk.student) =>
      calls().post(callAddress(helpCalls.writeInRequest, { reference }), message, by),
    answer: (id: string, body: object) => staffCall('answer', id, body),
    close: (id: string, seen: number) => staffCall('close', id, { seen }),
    thread: async (id: string) => (await staffCall('thread', id)).reply.result,
    stateOf: async (id: string) => (await portal.payload.findByID({ collection: 'contact-messages', id })).status,
    mails: async (template: string) => (await mailsTo(desk.student.email, template)).length,
    officeMails: async (reference: string) =>
      (await mailsTo(OFFICE, 'contact-received')).filter((mail) => mail.text.includes(reference)).length,
  }
}
