import type { DeskThread } from '@pravesh/shared/contact/help/desk'
import { lastPosition, type Thread } from '../requests/add-message.ts'

/** A thread for staff, with the names of colleagues. */
export function deskThread({ request, replies }: Thread, reach: DeskThread['reach']): DeskThread {
  const { status, comment, createdAt, firstName, lastName } = request
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return {
    state: status,
    seen: lastPosition(replies),
    reach,
    messages: [
      { from: 'person', by: name, text: comment, at: createdAt },
      ...replies.map(({ writer, staffName, text, writtenAt }) => ({
        from: writer,
        by: writer === 'office' ? (staffName ?? '') : name,
        text,
        at: writtenAt,
      })),
    ],
  }
}
