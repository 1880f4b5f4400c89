import {
  changedTextSchema,
  type OfferedReasons,
  reasonTextCalls,
  reasonTextSchema,
} from '@pravesh/shared/admissions/status/reason-texts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import type { ReasonText } from '../../payload-types.ts'
import { may } from '../../staff/index.ts'
import { readSent } from '../review/read-sent.ts'
import { requireReviewer } from '../review/staff-member.ts'
import { changeReasonText } from './change-reason-text.ts'
import { findReasonTexts, mayChangeText } from './find-reason-texts.ts'
import { saveReasonText } from './save-reason-text.ts'

export const listTexts = endpoint({
  ...reasonTextCalls.list,
  handle: async ({ payload, req }) => {
    const { user } = requireReviewer(req, 'check documents')
    const result: OfferedReasons = {
      texts: await findReasonTexts(payload, user),
      languages: portalOf(payload).env.languages,
      mayShare: may(user, 'decide applications'),
    }
    return { msg: 'Found.', result }
  },
})

export const saveText = endpoint({
  ...reasonTextCalls.save,
  handle: async (call) => {
    const { payload, req } = call
    const { staff } = requireReviewer(req, 'check documents')
    const sent = await readSent(call, reasonTextSchema)
    // A shared text is a word of the office, not of one person who checks documents.
    if (sent.isShared) requireReviewer(req, 'decide applications')
    await saveReasonText({ payload, staff, sent })
    return { msg: sent.isShared ? 'Text saved for all colleagues.' : 'Text saved.' }
  },
})

/** Who may delete a text may change it. */
export const changeText = endpoint({
  ...reasonTextCalls.change,
  handle: async (call) => {
    const row = await ownText(call)
    await changeReasonText({ payload: call.payload, row, sent: await readSent(call, changedTextSchema) })
    return { msg: 'Text saved.' }
  },
})

export const deleteText = endpoint({
  ...reasonTextCalls.remove,
  handle: async (call) => {
    const { id } = await ownText(call)
    await deleteRows({ payload: call.payload, collection: 'reason-texts', where: { id: { equals: id } } })
    return { msg: 'Text deleted.' }
  },
})

/** The text of a call, if the member of staff may change it. Throws a Problem (401, 403, 404). */
async function ownText({ payload, req, param }: Call): Promise<ReasonText> {
  const { user } = requireReviewer(req, 'check documents')
  const id = param('id')
  const where = { id: { equals: id } }
  const row = isRecordId(id) ? await readRow({ payload, collection: 'reason-texts', where }) : null
  if (row === null || !mayChangeText(row, user)) throw notFound('text')
  return row
}
