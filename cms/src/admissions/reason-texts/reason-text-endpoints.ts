import { reasonTextCalls, reasonTextSchema } from '@pravesh/shared/admissions/status/reason-texts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readSent } from '../review/read-sent.ts'
import { requireReviewer } from '../review/staff-member.ts'
import { mayDeleteText } from './find-reason-texts.ts'
import { saveReasonText } from './save-reason-text.ts'

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

export const deleteText = endpoint({
  ...reasonTextCalls.remove,
  handle: async ({ payload, req, param }) => {
    const { user } = requireReviewer(req, 'check documents')
    const id = param('id')
    const where = { id: { equals: id } }
    const row = isRecordId(id) ? await readRow({ payload, collection: 'reason-texts', where }) : null
    if (row === null || !mayDeleteText(row, user)) throw notFound('text')
    await deleteRows({ payload, collection: 'reason-texts', where })
    return { msg: 'Text deleted.' }
  },
})
