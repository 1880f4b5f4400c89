import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Student } from '../../payload-types.ts'
import type { StaffMember } from '../review/staff-member.ts'
import { eraseDocuments } from '../uploads/index.ts'
import { applicants, type DemoApplicant, drafting } from './data/applicants.ts'
import { playStory } from './play-story.ts'
import { seedDraft } from './seed-draft.ts'
import { seedFees } from './seed-fees.ts'
import { type DemoReasons, seedTexts } from './seed-texts.ts'
import { sendApplication } from './send-application.ts'

const DAY = 24 * 60 * 60_000
/** Key written after all demo applications are complete. */
export const MARK = 'demo-applications'

const people = [...applicants, drafting]

interface SeedOptions {
  payload: Payload
  now: Date
  report: (line: string) => void
}

/**
 * Creates demo applications in every state and a draft, with fees and sessions, once; returns whether it did. Clears and restarts
 * an interrupted seed. Changes nothing when demo students are missing or other students have applied.
 */
export async function seedApplications({ payload, now, report }: SeedOptions): Promise<boolean> {
  if (await payload.kv.has(MARK)) return false
  const students = await demoStudents(payload)
  const staff = await anyStaff(payload)
  if (students.size < people.length || staff === null || (await hasOthers(payload, students))) return false
  for (const student of students.values()) await clear(payload, student)
  await seedFees(payload)
  const reasons = await seedTexts(payload, staff)
  const oldestFirst = applicants.toSorted((one, other) => other.daysAgo - one.daysAgo)
  for (const [number, applicant] of oldestFirst.entries()) {
    const student = students.get(applicant.email)
    if (student !== undefined) await insert({ payload, applicant, student, staff, reasons, number, now })
  }
  const beginner = students.get(drafting.email)
  if (beginner !== undefined) await seedDraft({ payload, studentId: beginner.id, now })
  await payload.kv.set(MARK, now.toISOString())
  report(`applications: ${applicants.length}`)
  return true
}

interface InsertOptions {
  payload: Payload
  applicant: DemoApplicant
  student: Student
  staff: StaffMember
  reasons: DemoReasons
  number: number
  now: Date
}

async function insert({ payload, applicant, student, staff, reasons, number, now }: InsertOptions): Promise<void> {
  // Distinct times, so that lists have a stable order.
  const sentAt = new Date(now.getTime() - applicant.daysAgo * DAY + number * 7 * 60_000)
  const application = await sendApplication({ payload, applicant, student, number, now: sentAt })
  await playStory({ payload, applicant, student, staff, reasons, application, now: sentAt })
}

async function demoStudents(payload: Payload): Promise<Map<string, Student>> {
  const where = { email: { in: people.map(({ email }) => email) } }
  const docs = await readRows({ payload, collection: 'students', where })
  return new Map(docs.map((student) => [student.email, student]))
}

async function anyStaff(payload: Payload): Promise<StaffMember | null> {
  const { docs } = await payload.find({ collection: 'staff', sort: 'createdAt', limit: 1, depth: 0 })
  return docs[0] ? { id: docs[0].id, name: docs[0].name } : null
}

async function hasOthers(payload: Payload, students: Map<string, Student>): Promise<boolean> {
  const ids = [...students.values()].map(({ id }) => id)
  const where: Condition<'applications'> = { student: { not_in: ids } }
  return (await countRows({ payload, collection: 'applications', where })) > 0
}

/** Deletes what an interrupted seed left of a student's application or draft. Deletes the application itself last. */
async function clear(payload: Payload, { id, email, phone }: Student): Promise<void> {
  const owned = { student: { equals: id } }
  const docs = await readRows({ payload, collection: 'applications', where: owned })
  const events: Condition<'application-events'> = { application: { in: docs.map((application) => application.id) } }
  await eraseDocuments({ payload, studentId: id })
  await deleteRows({ payload, collection: 'application-events', where: events })
  for (const collection of ['fee-dues', 'receipts', 'refunds', 'payments', 'application-drafts'] as const) {
    await deleteRows({ payload, collection, where: { studentId: { equals: id } } })
  }
  await deleteRows({ payload, collection: 'messages', where: { to: { in: [email, phone] } } })
  await deleteRows({ payload, collection: 'applications', where: owned })
}
