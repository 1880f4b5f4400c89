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
import { payDues } from './pay-dues.ts'
import { payFee } from './pay-fee.ts'
import { uploadSpecimen } from './specimens.ts'

const HOUR = 60 * 60_000

interface StoryOptions {
  payload: Payload
  applicant: DemoApplicant
  student: Student
  staff: StaffMember
  /** As just submitted. */
  application: ApplicationRecord
  /** Time of submission. */
  now: Date
}

interface Scene extends StoryOptions {
  /** The time a number of hours after the submission. */
  at: (hours: number) => Date
}

/** Plays what staff and student do after the submission, through the portal's own operations. */
export async function playStory(options: StoryOptions): Promise<void> {
  const { applicant, now } = options
  await stories[applicant.story]({ ...options, at: (hours) => new Date(now.getTime() + hours * HOUR) })
}

const stories: Record<Story, (scene: Scene) => Promise<void>> = {
  unpaid: async () => {},
  paid: pay,
  async sentBack(scene) {
    await pay(scene)
    await sendBack(scene)
  },
  async corrected(scene) {
    await pay(scene)
    await sendBack(scene)
    await correct(scene)
  },
  async approved(scene) {
    await pay(scene)
    await approve(scene)
    await payDues({ ...scene, now: scene.at(50) })
  },
  async documentsRequested(scene) {
    await pay(scene)
    await approve(scene)
    const decision: StaffDecision = { move: 'sendBack', parts: ['documents'], reason: reasons.documentsRequested }
    await decide(scene, decision, 120)
  },
  async rejected(scene) {
    await pay(scene)
    await decide(scene, { move: 'reject', code: 'no-seat', reason: reasons.rejected }, 60)
  },
}

function pay({ payload, application, at }: Scene): Promise<void> {
  return payFee({ payload, application, now: at(1) })
}

function decide({ payload, staff, application, at }: Scene, decision: StaffDecision, hours: number) {
  return decideApplication({ payload, staff, id: application.id, decision, now: at(hours) })
}

async function check(scene: Scene, kind: DocumentKind, state: 'VERIFIED' | 'REJECTED') {
  const { payload, staff, application, at } = scene
  const document = application.documents[kind] ?? ''
  const reason = state === 'REJECTED' ? reasons.blurred : ''
  await checkDocument({
    payload,
    staff,
    id: application.id,
    check: { document, state, reason, wasShown: true },
    now: at(26),
  })
}

async function approve(scene: Scene): Promise<void> {
  const { payload, staff, application, at } = scene
  for (const kind of Object.keys(application.documents) as DocumentKind[]) await check(scene, kind, 'VERIFIED')
  await addNote({ payload, staff, id: application.id, text: reasons.note, now: at(27) })
  await decide(scene, { move: 'approve', reason: '' }, 28)
}

async function sendBack(scene: Scene): Promise<void> {
  await check(scene, 'photo', 'VERIFIED')
  await check(scene, 'tenthResult', 'REJECTED')
  await decide(scene, { move: 'sendBack', parts: ['education'], reason: reasons.sentBack }, 30)
}

async function correct({ payload, applicant, student, application, at }: Scene): Promise<void> {
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
