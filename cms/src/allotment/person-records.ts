import { PROCESS_STATE_LABELS } from '@pravesh/shared/allotment/process/process'
import { readableApplications } from '../admissions/index.ts'
import { type PersonRecords, personRecords } from '../portal/person-records.ts'
import { processesIn } from './processes/find-process.ts'

export const meritRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'merit-entries',
    heading: 'Merit processes',
    isPartOfOthers: true,
    of: async ({ payload, user, studentId }) => ({
      key: { in: await readableApplications({ payload, user, studentId }) },
    }),
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
