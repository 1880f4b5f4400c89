import type { DocumentState } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import { approveStudent, promoteToStudent } from '../../accounts/index.ts'
import { createDues } from '../../fees/index.ts'
import type { ApplicationRecord, LastChange } from '../applications/application-record.ts'
import { removeDraft } from '../drafts/remove-draft.ts'
import { feeAccountOf } from '../fee/fee-accounts.ts'
import { attachDocuments, markDocument, releaseDocuments } from '../uploads/index.ts'

interface EffectOptions {
  payload: Payload
  application: ApplicationRecord
  change: LastChange
}

type Effect = (options: EffectOptions) => Promise<void>

const attachSentDocuments: Effect = async ({ payload, application }) => {
  const { studentId, id: applicationId, documents } = application
  const ids = Object.values(documents)
  await attachDocuments({ payload, studentId, applicationId, ids })
  await releaseDocuments({ payload, applicationId, except: ids })
}

const mark =
  (state: DocumentState): Effect =>
  async ({ payload, change }) => {
    const { documentId, documentReason: reason = '', by, at } = change
    if (documentId === undefined) return
    await markDocument({ payload, id: documentId, state, reason, by, now: new Date(at) })
  }

const none: Effect = async () => {}

/** Effects of each change, in addition to its event in the history and the message to the student. */
const effects: Record<LastChange['kind'], Effect> = {
  submitted: async (options) => {
    const { payload, application } = options
    const { studentId, course } = application
    await attachSentDocuments(options)
    await promoteToStudent({ payload, studentId })
    await removeDraft({ payload, owner: { studentId, course } })
  },
  resubmitted: attachSentDocuments,
  approved: async ({ payload, application, change }) => {
    await approveStudent({ payload, studentId: application.studentId })
    await createDues({ payload, account: feeAccountOf(application), now: new Date(change.at) })
  },
  'document-verified': mark('VERIFIED'),
  'document-rejected': mark('REJECTED'),
  paid: none,
  'fee-refunded': none,
  'sent-back': none,
  rejected: none,
  reopened: none,
}

/** Applies the effects of a change. Idempotent. */
export function applyEffects(options: EffectOptions): Promise<void> {
  return effects[options.change.kind](options)
}
