import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { ContactMessage } from '../../payload-types.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { repliesTo } from '../requests/find-requests.ts'
import { requestView } from '../requests/thread-view.ts'

interface OfStudent {
  payload: Payload
  studentId: string
}

/** Export and erasure of a student's requests for help, and of those sent from their phone without an account. */
export const requestsData: PersonalData = {
  section: 'helpRequests',
  exportData: async (of) => {
    const requests = await requestsOf(of)
    return Promise.all(requests.map(async (request) => exported(request, await repliesTo(of.payload, request.id))))
  },
  retentionReason: async () => null,
  find: async (of) => [{ kind: 'helpRequests', count: (await requestsOf(of)).length }],
  erase: async (of) => {
    const { payload } = of
    for (const { id } of await requestsOf(of)) {
      await deleteRows({ payload, collection: 'contact-replies', where: { requestId: { equals: id } } })
      await deleteRows({ payload, collection: 'contact-messages', where: { id: { equals: id } } })
    }
  },
}

async function requestsOf({ payload, studentId }: OfStudent): Promise<ContactMessage[]> {
  if (!isRecordIdIn(payload, studentId)) return []
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
  const own = { studentId: { equals: studentId } }
  if (!student) return readRows({ payload, collection: 'contact-messages', where: own, sort: '-createdAt' })
  const unowned = { and: [{ studentId: { exists: false } }, { phone: { equals: student.phone } }] }
  return readRows({ payload, collection: 'contact-messages', where: { or: [own, unowned] }, sort: '-createdAt' })
}

function exported(request: ContactMessage, replies: Parameters<typeof requestView>[1]) {
  const { reference, state, subject, messages } = requestView(request, replies)
  const { firstName, lastName, phone, email, handledNote } = request
  return {
    ...{ reference, state, about: subject?.name, name: [firstName, lastName].filter(Boolean).join(' '), phone, email },
    messages,
    note: handledNote,
  }
}
