import { listViewCalls, listViewSchema } from '@pravesh/shared/admissions/status/list-views'
import type { Payload, TypedUser } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireReviewer } from '../review/staff-member.ts'
import { mayChangeView } from './find-list-views.ts'
import { changeListView, saveListView } from './save-list-view.ts'

const save = endpoint({
  ...listViewCalls.save,
  handle: async (call) => {
    const { payload, req } = call
    const { staff } = requireReviewer(req, 'check documents')
    const sent = await readBody(call, listViewSchema)
    // A shared view is for the whole office.
    if (sent.isShared) requireReviewer(req, 'decide applications')
    await saveListView({ payload, staff, sent, now: new Date() })
    return { msg: sent.isShared ? 'View saved for all colleagues.' : 'View saved.' }
  },
})

const change = endpoint({
  ...listViewCalls.change,
  handle: async (call) => {
    const { payload, req, param } = call
    const { user } = requireReviewer(req, 'check documents')
    const id = await requireOwn(payload, user, param('id'))
    const sent = await readBody(call, listViewSchema)
    if (sent.isShared) requireReviewer(req, 'decide applications')
    await changeListView({ payload, id, sent, now: new Date() })
    return { msg: 'View changed.' }
  },
})

const remove = endpoint({
  ...listViewCalls.remove,
  handle: async ({ payload, req, param }) => {
    const { user } = requireReviewer(req, 'check documents')
    const id = await requireOwn(payload, user, param('id'))
    await deleteRows({ payload, collection: 'list-views', where: { id: { equals: id } } })
    return { msg: 'View deleted.' }
  },
})

export const listViewEndpoints = [save, change, remove]

/** Throws a Problem (404) for a view, untrusted, that this person may not change. */
async function requireOwn(payload: Payload, user: TypedUser, id: string): Promise<string> {
  const row = isRecordId(id)
    ? await readRow({ payload, collection: 'list-views', where: { id: { equals: id } } })
    : null
  if (row === null || !mayChangeView(row, user)) throw notFound('view')
  return id
}
