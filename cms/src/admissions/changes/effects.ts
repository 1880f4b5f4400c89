import type { DocumentState } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import { approveStudent, promoteToStudent, unapproveStudent } from '../../accounts/index.ts'
import type { Together } from '../../database/records/write-together.ts'
import { cancelDues, createDues } from '../../fees/index.ts'
import { portalOf } from '../../foundation/portal.ts'
import { movePlaces } from '../../staff/index.ts'
import type { ApplicationRecord, LastChange } from '../applications/application-record.ts'
import { feeAccountOf, feeAccountsOfApplications } from '../applications/fee-accounts.ts'
import { followApplications } from '../applications/student-places.ts'
import { removeDraft } from '../drafts/remove-draft.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { intakeOf } from '../seats/count-seats.ts'
import { publishSeats } from '../seats/seats-taken.ts'
import { attachDocuments, markDocument, releaseDocuments } from '../uploads/index.ts'
import { writeEvent } from './events.ts'
import { putBackOutside } from './pass-assignment.ts'
import { replaceDeadline, setDeadline } from './set-deadline.ts'

interface EffectOptions {
  payload: Payload
  application: ApplicationRecord
  change: LastChange
  /** Makes writes part of those that finish the change. Effects that read what they have written do not use it. */
  req: Together
}

type Effect = (options: EffectOptions) => Promise<void>

const attachSentDocuments: Effect = async ({ payload, application, req }) => {
  const { studentId, id: applicationId, documents } = application
  await attachDocuments({ payload, studentId, applicationId, ids: Object.values(documents), req })
}

const replaceDocuments: Effect = async (options) => {
  const { payload, application } = options
  await attachSentDocuments({ ...options, req: {} })
  await releaseDocuments({ payload, applicationId: application.id, except: Object.values(application.documents) })
}

const mark =
  (state: DocumentState): Effect =>
  async ({ payload, change }) => {
    const { documentId, documentReason: reason = '', sentTexts = [], by, at } = change
    if (documentId === undefined) return
    await markDocument({ payload, id: documentId, state, reason, sentTexts, by, now: new Date(at) })
  }

const admit: Effect = async ({ payload, application, change }) => {
  const { at, by, staffId, seatsExceeded = '', openDuplicates = 0 } = change
  if (change.isAllotted) await followToCollege(payload, application)
  await approveStudent({ payload, studentId: application.studentId })
  await createDues({ payload, account: feeAccountOf(application), now: new Date(at) })
  await showSeats(payload, application)
  const key = `${application.id}:${application.revision}`
  if (seatsExceeded !== '') {
    const event = { kind: 'seats-exceeded', at, by, staffId, text: seatsExceeded } as const
    await writeEvent({ payload, application, event, key: `${key}:seats` })
  }
  if (openDuplicates === 0) return
  const event = { kind: 'duplicate-open', at, by, staffId, text: '' } as const
  await writeEvent({ payload, application, event, key: `${key}:duplicate` })
}

/** What belongs to an application comes along to its college. */
async function followToCollege(payload: Payload, application: ApplicationRecord): Promise<void> {
  await movePlaces({ payload, id: application.id, college: application.collegeId })
  await followApplications(payload, application.studentId)
}

async function showSeats(payload: Payload, application: ApplicationRecord): Promise<void> {
  const intake = intakeOf(application)
  if (intake !== null) await publishSeats(payload, intake)
}

const withdrawApproval: Effect = async ({ payload, application, change }) => {
  const { id, studentId } = application
  await portalOf(payload).approvalWithdrawn({ payload, application, now: new Date(change.at) })
  await cancelDues({ payload, applicationId: id })
  await showSeats(payload, application)
  const isApproved = async () => (await feeAccountsOfApplications.approvedOf({ payload, studentId })).length > 0
  if (await isApproved()) return
  await unapproveStudent({ payload, studentId })
  // Another application of the student may have been approved in between.
  if (await isApproved()) await approveStudent({ payload, studentId })
}

const takeCorrection: Effect = async (options) => {
  const { payload, application, change } = options
  await replaceDocuments(options)
  // A correction may choose another college.
  await followToCollege(payload, application)
  await putBackOutside({ payload, application, now: new Date(change.at) })
  await findDuplicates(payload, application)
}

const none: Effect = async () => {}

/** Effects of each change, in addition to its event in the history and the message to the student. */
const effects: Record<LastChange['kind'], Effect> = {
  submitted: async (options) => {
    const { payload, application, req } = options
    const { studentId, course } = application
    await attachSentDocuments(options)
    await followApplications(payload, studentId)
    await findDuplicates(payload, application)
    await promoteToStudent({ payload, studentId, req })
    await removeDraft({ payload, owner: { studentId, course }, req })
  },
  resubmitted: takeCorrection,
  corrected: takeCorrection,
  approved: admit,
  'approval-withdrawn': withdrawApproval,
  'document-verified': mark('VERIFIED'),
  'document-rejected': mark('REJECTED'),
  'axis-set': none,
  'claim-checked': none,
  'reading-proposed': none,
  'reading-disputed': none,
  paid: none,
  'fee-refunded': none,
  'fee-carried': none,
  'carried-over': none,
  'sent-back': setDeadline,
  'deadline-moved': replaceDeadline,
  rejected: none,
  recalled: none,
  reopened: none,
}

/** Applies the effects of a change. Idempotent. */
export function applyEffects(options: EffectOptions): Promise<void> {
  return effects[options.change.kind](options)
}
