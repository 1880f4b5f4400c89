import { offlineEntrySchema } from '@pravesh/shared/payments/offline/staff-calls'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect } from 'vitest'
import { portalOf } from '../src/foundation/portal.ts'
import type { Student } from '../src/payload-types.ts'
import { anActiveStudent } from './builders/students.ts'
import { aStaffSession, type StaffSession } from './staff-session.ts'
import type { TestPortal } from './start-test-portal.ts'

/** A student, two clerks, and calls for payments outside the provider. */
export function offlineDesk(portal: TestPortal) {
  const people = {} as { maker: StaffSession; checker: StaffSession; student: Student; picture: Buffer }
  beforeAll(async () => {
    people.maker = await aStaffSession(portal, ['accounts'], 'Mina Das')
    people.checker = await aStaffSession(portal, ['accounts'], 'Ravi Sen')
    people.student = await anActiveStudent(portal.payload)
    const plain = { create: { width: 40, height: 20, channels: 3 as const, background: '#e8a317' } }
    people.picture = await sharp(plain).png().toBuffer()
  })

  /** Subjects that can be paid, with their amounts in paise. */
  const open = new Map<string, number>()
  const payableOf = (subjectId: string) => {
    const amountPaise = open.get(subjectId)
    if (amountPaise === undefined) return null
    return { studentId: people.student.id, amountPaise, description: `Fee ${subjectId}` }
  }
  beforeEach(() => {
    open.clear()
    portalOf(portal.payload).payableHandlers = {
      find: { 'application-fee': async ({ subjectId }) => payableOf(subjectId) },
      list: {
        'application-fee': async ({ studentId }) =>
          [...open.keys()].flatMap((subjectId) => {
            const payable = payableOf(subjectId)
            return payable && studentId === people.student.id ? [{ ...payable, subjectId }] : []
          }),
      },
    }
  })

  let count = 0
  const newSubject = (amountPaise = 50_000) => {
    const subjectId = `offline-${++count}`
    open.set(subjectId, amountPaise)
    return subjectId
  }

  /** The fields of a form for one subject. */
  const fields = (subjectId: string, change: Record<string, string> = {}): Record<string, string> => {
    const { purpose = 'application-fee', subjectId: other = subjectId, amountPaise = '50000', ...rest } = change
    const allocations = JSON.stringify([{ purpose, subjectId: other, amountPaise: Number(amountPaise) }])
    return { amountPaise, allocations, channel: 'challan', reference: 'CH 4711', receivedOn: '2026-01-15', ...rest }
  }
  const entryOf = (subjectId: string, change: Record<string, string> = {}) =>
    offlineEntrySchema.parse(fields(subjectId, change))

  function formOf(values: Record<string, string>, file: Buffer | null = people.picture): FormData {
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    if (file !== null) form.set('proof', new File([new Uint8Array(file)], 'challan.png', { type: 'image/png' }))
    return form
  }

  const post = (path: string, body?: unknown, session = people.maker) =>
    portal.call('POST', `/api/payment/staff/offline${path}`, body, session.headers)

  async function anEntry(subjectId: string, change: Record<string, string> = {}): Promise<string> {
    const { status, reply } = await post('', formOf(fields(subjectId, change)))
    expect({ status, msg: reply.msg }).toMatchObject({ status: 200 })
    return reply.result.id
  }

  const entry = (id: string) => portal.payload.findByID({ collection: 'offline-payments', id, depth: 0 })

  return { people, open, newSubject, fields, entryOf, formOf, post, anEntry, entry }
}
