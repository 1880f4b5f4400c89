import type { CollectionSlug, Payload } from 'payload'
import { beforeAll } from 'vitest'
import { insertRow } from '../src/database/records/insert-row.ts'
import { findDues } from '../src/fees/index.ts'
import type { Staff } from '../src/payload-types.ts'
import { keysOfPlaces } from '../src/staff/index.ts'
import { fillPlaces } from '../src/staff/limits/fill-places.ts'
import type { Role } from '../src/staff/permissions/roles.ts'
import { anAdmissionsOfficer, anApprovedApplication, anOpenCourse, aPaidApplication } from './builders/applications.ts'
import { aConfirmedEntry, aStoredPayment, aStoredReceipt, aStoredRefund } from './builders/money-records.ts'
import { aStaffMember, signedIn } from './builders/staff.ts'
import { anActiveStudent } from './builders/students.ts'
import type { TestPortal } from './start-test-portal.ts'

type Course = 'BED' | 'DELED'

/** What belongs to one college and course: the id of a record of each collection. */
export interface World {
  mark: string
  college: string
  /** Of the same course; without applications. */
  secondCollege: string
  course: Course
  phone: string
  transactionId: string
  dueAmountPaise: number
  ids: Partial<Record<CollectionSlug, string>>
}

/** Roles that together open everything that a limited person may have. */
const ALL_ROLES: readonly Role[] = ['admissions-officer', 'accounts', 'store', 'content-editor', 'auditor']

let staffCount = 0

/** A member of staff with a limit, and the headers of a session. */
export async function aLimitedMember(
  portal: TestPortal,
  limit: { colleges?: string[]; courses?: string[] },
  roles: readonly Role[] = ALL_ROLES,
) {
  const { payload } = portal
  const member = await aStaffMember(payload, { name: `Limited ${++staffCount}`, roles: [...roles] })
  await setLimit(payload, member, limit)
  const user = await payload.findByID({ collection: 'staff', id: member.id, depth: 0 })
  return { user: { ...user, collection: 'staff' as const }, headers: await signedIn(portal, member) }
}

export async function setLimit(
  payload: Payload,
  { id }: Pick<Staff, 'id'>,
  { colleges = [], courses = [] }: { colleges?: string[]; courses?: string[] },
): Promise<void> {
  const data = { limitColleges: colleges, limitCourses: courses as Course[] }
  await payload.update({ collection: 'staff', id, data })
}

/** Two worlds, of which limited staff may see the first. Most records are from before there were limits. */
export function twoWorlds(portal: TestPortal): { inside: World; outside: World } {
  const worlds: { inside?: World; outside?: World } = {}
  beforeAll(async () => {
    worlds.inside = await aWorld(portal.payload, 'INSIDER', 'BED')
    worlds.outside = await aWorld(portal.payload, 'OUTSIDER', 'DELED')
    await fillPlaces(portal.payload)
  })
  return worlds as { inside: World; outside: World }
}

async function aWorld(payload: Payload, mark: string, course: Course): Promise<World> {
  const open = await anOpenCourse(payload, course)
  const staffId = (await anAdmissionsOfficer(payload)).id
  const student = await anActiveStudent(payload, { name: `${mark} ROY` })
  const application = await anApprovedApplication(payload, { open, staffId, student })
  // One that waits for staff.
  await aPaidApplication(payload, { open, student: await anActiveStudent(payload, { name: `${mark} DAS` }) })
  const [due] = await findDues(payload, { applicationId: application.id })
  if (!due) throw new Error('The admitted student owes nothing.')
  const about = { description: `Fee of ${mark}`, studentId: student.id }
  const payment = await aStoredPayment(payload, { ...about, subjectId: application.id, issue: 'duplicate' })
  const refund = await aStoredRefund(payload, payment, { reason: `For ${mark}`, needsAttention: true })
  const receipt = await aStoredReceipt(payload, payment, mark.length, { studentName: `${mark} ROY` })
  const entry = { ...about, purpose: 'fee' as const, subjectId: due.id, status: 'entered' as const }
  const offline = await aConfirmedEntry(payload, { ...entry, reference: mark, decidedBy: null, decidedAt: null })
  const approval = await insertRow({
    payload,
    collection: 'money-approvals',
    data: {
      ...{ ...about, kind: 'due-date', subjectId: due.id, change: mark, reason: `For ${mark}`, waitingKey: mark },
      ...{ status: 'waiting', request: { dueOn: '2027-01-01T12:00:00.000Z' }, attempts: 0 },
      ...{ requestedBy: 'Mina Das', requestedById: 'clerk', requestedAt: '2026-01-01', course, college: due.college },
    },
  })
  const order = await insertRow({
    payload,
    collection: 'messages',
    data: { channel: 'email', to: 'x@example.in', template: 'x', text: mark, status: 'sent', key: mark, attempts: 0 },
  })
  const request = await insertRow({
    payload,
    collection: 'contact-messages',
    data: {
      firstName: mark,
      phone: student.phone,
      comment: `Question of ${mark}`,
      status: 'new',
      reference: mark,
      subjectKind: 'due',
      subjectId: due.id,
      lastPosition: 0,
      attempts: 0,
      studentId: student.id,
    },
  })
  const events = await payload.find({
    collection: 'application-events',
    where: { application: { equals: application.id } },
  })
  const run = await insertRow({
    payload,
    collection: 'bulk-runs',
    data: {
      state: 'done',
      title: `Run of ${mark}`,
      actionName: 'approve',
      action: { name: 'approve' },
      chosen: {},
      total: 1,
      staffId,
      staffName: mark,
      places: keysOfPlaces([{ college: application.collegeId, course }]),
      attempts: 0,
    },
  })
  const change = await insertRow({
    payload,
    collection: 'contact-changes',
    data: {
      studentId: student.id,
      contact: 'email',
      from: `${mark}@example.in`,
      to: 'a@b.in',
      changedAt: '2026-01-01',
      attempts: 0,
    },
  })
  return {
    mark,
    college: application.collegeId ?? '',
    secondCollege: open.colleges[1].id,
    course,
    phone: student.phone,
    transactionId: payment.transactionId,
    dueAmountPaise: due.amountPaise,
    ids: {
      applications: application.id,
      'application-events': events.docs[0]?.id,
      'applicant-documents': Object.values(application.documents)[0],
      students: student.id,
      'bulk-runs': run.id,
      'fee-dues': due.id,
      payments: payment.id,
      refunds: refund.id,
      receipts: receipt.id,
      'offline-payments': offline.id,
      'money-approvals': approval.id,
      'payment-proofs': String(typeof offline.proof === 'string' ? offline.proof : offline.proof.id),
      'contact-messages': request.id,
      'contact-changes': change.id,
      messages: order.id,
    },
  }
}
