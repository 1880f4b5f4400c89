import type { DocumentState } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import { approveStudent, promoteToStudent } from '../../accounts/index.ts'
import type { ApplicationRecord, LastChange } from '../applications/application-record.ts'
import { attachDocuments, markDocument, releaseDocuments } from '../documents/index.ts'
import { removeDraft } from '../drafts/remove-draft.ts'

interface FollowOptions {
  payload: Payload
  application: ApplicationRecord
  change: LastChange
}

type Follow = (options: FollowOptions) => Promise<void>

const takeDocuments: Follow = async ({ payload, application }) => {
  const { studentId, id: applicationId, documents } = application
  const ids = Object.values(documents)
  await attachDocuments({ payload, studentId, applicationId, ids })
  await releaseDocuments({ payload, applicationId, except: ids })
}

const mark =
  (state: DocumentState): Follow =>
  async ({ payload, change }) => {
    const { documentId, documentReason: reason = '', by, at } = change
    if (documentId === undefined) return
    await markDocument({ payload, id: documentId, state, reason, by, now: new Date(at) })
  }

const nothing: Follow = async () => {}

/** What each change leads to, besides its line in the history and the message to the student. */
const followers: Record<LastChange['kind'], Follow> = {
  submitted: async (options) => {
    const { payload, application } = options
    const { studentId, course } = application
    await takeDocuments(options)
    await promoteToStudent({ payload, studentId })
    await removeDraft({ payload, owner: { studentId, course } })
  },
  resubmitted: takeDocuments,
  approved: ({ payload, application }) => approveStudent({ payload, studentId: application.studentId }),
  'document-verified': mark('VERIFIED'),
  'document-rejected': mark('REJECTED'),
  paid: nothing,
  'sent-back': nothing,
  rejected: nothing,
  reopened: nothing,
}

/** Does what a change leads to; a second time changes nothing. */
export function doWhatFollows(options: FollowOptions): Promise<void> {
  return followers[options.change.kind](options)
}
