import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { correctionToWire } from '@pravesh/shared/admissions/wire/correction'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { resubmitApplication } from '../correct/resubmit-application.ts'
import { addNote } from '../review/add-note.ts'
import { checkDocument } from '../review/check-document.ts'
import { decideApplication } from '../review/decide-application.ts'
import type { StaffMember } from '../review/staff-member.ts'
import { type DemoApplicant, reasons, type Story } from './data/applicants.ts'
import { payFee } from './pay-fee.ts'
import { uploadSpecimen } from './specimens.ts'

const HOUR = 60 * 60_000

interface StoryOptions {
  payload: Payload
  applicant: DemoApplicant
  student: Student
  staff: StaffMember
  /** As it was just sent. */
  application: ApplicationRecord
  /** When it was sent. */
  now: Date
}

/** The story of one application, hour by hour. */
interface Telling extends StoryOptions {
  at: (hours: number) => Date
}

/** What staff and student do after an application was sent, by the very operations of the portal. */
export async function playStory(options: StoryOptions): Promise<void> {
  const { applicant, now } = options
  await tellings[applicant.story]({ ...options, at: (hours) => new Date(now.getTime() + hours * HOUR) })
}

const tellings: Record<Story, (telling: Telling) => Promise<void>> = {
  unpaid: async () => {},
  paid: pay,
  async sentBack(telling) {
    await pay(telling)
    await sendBack(telling)
  },
  async corrected(telling) {
    await pay(telling)
    await sendBack(telling)
    await correct(telling)
  },
  async approved(telling) {
    await pay(telling)
    await approve(telling)
  },
  async papersAsked(telling) {
    await pay(telling)
    await approve(telling)
    const decision: StaffDecision = { move: 'sendBack', parts: ['documents'], reason: reasons.papersAsked }
    await decide(telling, decision, 120)
  },
  async rejected(telling) {
    await pay(telling)
    await decide(telling, { move: 'reject', reason: reasons.rejected }, 60)
  },
}

function pay({ payload, application, at }: Telling): Promise<void> {
  return payFee({ payload, application, now: at(1) })
}

function decide({ payload, staff, application, at }: Telling, decision: StaffDecision, hours: number) {
  return decideApplication({ payload, staff, id: application.id, decision, now: at(hours) })
}

async function check(telling: Telling, kind: DocumentKind, state: 'VERIFIED' | 'REJECTED') {
  const { payload, staff, application, at } = telling
  const document = application.documents[kind] ?? ''
  const reason = state === 'REJECTED' ? reasons.blurred : ''
  await checkDocument({ payload, staff, id: application.id, check: { document, state, reason }, now: at(26) })
}

async function approve(telling: Telling): Promise<void> {
  const { payload, staff, application, at } = telling
  for (const kind of Object.keys(application.documents) as DocumentKind[]) await check(telling, kind, 'VERIFIED')
  await addNote({ payload, staff, id: application.id, text: reasons.note, now: at(27) })
  await decide(telling, { move: 'approve', reason: '' }, 28)
}

async function sendBack(telling: Telling): Promise<void> {
  await check(telling, 'photo', 'VERIFIED')
  await check(telling, 'tenthResult', 'REJECTED')
  await decide(telling, { move: 'sendBack', parts: ['education'], reason: reasons.sentBack }, 30)
}

async function correct({ payload, applicant, student, application, at }: Telling): Promise<void> {
  const now = at(52)
  const { course, answers, collegeName, agreement } = application
  const { photo } = applicant
  const tenthResult = await uploadSpecimen({ payload, studentId: student.id, kind: 'tenthResult', photo, now })
  const sent = correctionToWire(formOf(course), {
    applicationId: application.id,
    collegeName,
    answers: { ...answers, tenthYear: String(Number(answers.tenthYear) + 1) },
    documents: { ...application.documents, tenthResult },
    agreementHtml: agreement?.html ?? '',
  })
  await resubmitApplication({ payload, student, sent, clientAddress: '203.0.113.10', now })
}
