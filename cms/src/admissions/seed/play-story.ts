import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { correctionToWire } from '@pravesh/shared/admissions/wire/correction'
import type { ReasonAsSent } from '@pravesh/shared/platform/sent-text'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { resubmitApplication } from '../correct/resubmit-application.ts'
import { addNote } from '../review/add-note.ts'
import { checkDocument } from '../review/check-document.ts'
import { decideApplication } from '../review/decide-application.ts'
import type { StaffMember } from '../review/staff-member.ts'
import { type DemoApplicant, NOTE, type Story } from './data/applicants.ts'
import { payDues } from './pay-dues.ts'
import { payFee } from './pay-fee.ts'
import type { DemoReason, DemoReasons } from './seed-texts.ts'
import { uploadSpecimen } from './specimens.ts'

const HOUR = 60 * 60_000
const NO_REASON: ReasonAsSent = { text: '', sentTexts: [] }

interface StoryOptions {
  payload: Payload
  applicant: DemoApplicant
  student: Student
  staff: StaffMember
  reasons: DemoReasons
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
    const decision: StaffDecision = { move: 'sendBack', parts: ['documents'], reason: '' }
    await decide(scene, { decision, why: 'documentsRequested' }, 120)
  },
  async rejected(scene) {
    await pay(scene)
    const decision: StaffDecision = { move: 'reject', code: 'no-seat', reason: '' }
    await decide(scene, { decision, why: 'rejected' }, 60)
  },
}

function pay({ payload, application, at }: Scene): Promise<void> {
  return payFee({ payload, application, now: at(1) })
}

interface Decided {
  decision: StaffDecision
  /** The text that is its reason. */
  why?: DemoReason
}

function decide({ payload, staff, reasons, application, at }: Scene, { decision, why }: Decided, hours: number) {
  const { text, sentTexts } = why ? reasons[why] : NO_REASON
  const reasoned = { ...decision, reason: text }
  return decideApplication({ payload, staff, id: application.id, decision: reasoned, sentTexts, now: at(hours) })
}

async function check(scene: Scene, kind: DocumentKind, state: 'VERIFIED' | 'REJECTED') {
  const { payload, staff, reasons, application, at } = scene
  const document = application.documents[kind] ?? ''
  const { text: reason, sentTexts } = state === 'REJECTED' ? reasons.blurred : NO_REASON
  await checkDocument({
    payload,
    staff,
    id: application.id,
    check: { document, state, reason, wasShown: true },
    sentTexts,
    now: at(26),
  })
}

async function approve(scene: Scene): Promise<void> {
  const { payload, staff, application, at } = scene
  for (const kind of Object.keys(application.documents) as DocumentKind[]) await check(scene, kind, 'VERIFIED')
  await addNote({ payload, staff, id: application.id, text: NOTE, now: at(27) })
  await decide(scene, { decision: { move: 'approve', reason: '' } }, 28)
}

async function sendBack(scene: Scene): Promise<void> {
  await check(scene, 'photo', 'VERIFIED')
  await check(scene, 'tenthResult', 'REJECTED')
  const decision: StaffDecision = { move: 'sendBack', parts: ['education'], reason: '' }
  await decide(scene, { decision, why: 'sentBack' }, 30)
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
