import { PROCESS_STATE_LABELS } from '@pravesh/shared/allotment/process/process'
import type { Payload, TypedUser } from 'payload'
import { type PersonRecords, personRecords } from '../portal/person-records.ts'
import { processesIn } from './processes/find-process.ts'

const MAX_APPLICATIONS = 50

/** Ids of the person's applications that the reader may read: an entry is read with its application. */
async function readableIds(payload: Payload, user: TypedUser, studentId: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'applications',
    where: { student: { equals: studentId } },
    select: { number: true },
    limit: MAX_APPLICATIONS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id }) => id)
}

export const meritRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'merit-entries',
    heading: 'Merit processes',
    isPartOfOthers: true,
    of: async ({ payload, user, studentId }) => ({ key: { in: await readableIds(payload, user, studentId) } }),
    sort: '-createdAt',
    load: async (payload) =>
      new Map((await processesIn(payload, ['open', 'closed'])).map((found) => [found.id, found])),
    lineOf: ({ key, number, process, createdAt, choicesAt }, processes) => {
      const found = processes.get(process)
      return {
        title: found?.title ?? number,
        details: [number, found ? PROCESS_STATE_LABELS[found.state] : '', choicesAt ? 'Choices saved' : ''],
        at: createdAt,
        href: `/admin/collections/applications/${key}`,
      }
    },
  }),
]
