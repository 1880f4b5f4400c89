import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { lastPosition } from '../requests/add-message.ts'
import { repliesTo } from '../requests/find-requests.ts'

/**
 * A form writes back the state of its request as it was when the save began. If a message has arrived since, its effects
 * are applied again; they are idempotent.
 */
export const applyLatestAgain: CollectionAfterChangeHook = async ({ doc, operation, req: { payload } }) => {
  if (operation !== 'update') return doc
  const replies = await repliesTo(payload, String(doc.id))
  const latest = replies.at(-1)
  if (latest && lastPosition(replies) > (doc.lastPosition ?? 0)) {
    const dueAt = new Date().toISOString()
    await changeOne({ payload, collection: 'contact-replies', where: { id: { equals: latest.id } }, data: { dueAt } })
  }
  return doc
}

export const deleteReplies: CollectionAfterDeleteHook = async ({ id, req: { payload } }) => {
  await deleteRows({ payload, collection: 'contact-replies', where: { requestId: { equals: String(id) } } })
}
