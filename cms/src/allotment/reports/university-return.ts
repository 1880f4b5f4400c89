import { COURSE_LABELS, courseWithCode } from '@pravesh/shared/courses/courses'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { defineExport } from '../../admin-kit/export/define-export.ts'
import { applicationRecord } from '../../admissions/index.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { SeatOffer } from '../../payload-types.ts'
import { entryRecord } from '../entries/entry-record.ts'
import { requireProcess } from '../processes/find-process.ts'
import { requireMeritStaff } from '../processes/merit-staff.ts'
import { type ReturnRow, returnColumns } from './return-row.ts'

/** Ten-thousandths of a point. */
const POINT = 10_000
const DECIMALS = 4

/** The people who have joined, for the university or board. Query `process`, besides that of all exports. */
export const universityReturn = defineExport<ReturnRow>({
  name: 'university-return',
  collection: 'seat-offers',
  hasOwnLink: true,
  columns: returnColumns,
  requireReader: async ({ req }) => void requireMeritStaff(req, 'prepare merit processes'),
  open: async ({ payload, query }) => {
    const process = await requireProcess(payload, query.get('process') ?? '')
    const where = { and: [{ process: { equals: process.id } }, { status: { equals: 'joined' } }] } as const
    return {
      filters: JSON.stringify({ process: process.id }),
      count: () => countRows({ payload, collection: 'seat-offers', where }),
      slices: async function* () {
        const walk = walkRecords({ payload, collection: 'seat-offers', where })
        for await (const offers of walk) yield await rowsOf({ payload, offers, session: process.sessionYear })
      },
    }
  },
})

interface RowsOptions {
  payload: Payload
  offers: readonly SeatOffer[]
  session: string
}

async function rowsOf({ payload, offers, session }: RowsOptions): Promise<ReturnRow[]> {
  const ids = offers.map(({ application }) => application)
  const [applications, entries] = await Promise.all([
    readRows({ payload, collection: 'applications', where: { id: { in: ids } } }),
    readRows({ payload, collection: 'merit-entries', where: { key: { in: ids } } }),
  ])
  const applicationOf = new Map(applications.map((row) => [row.id, applicationRecord(row)]))
  const entryOf = new Map(entries.map((row) => [row.key, entryRecord(row)]))
  return offers.map((offer): ReturnRow => {
    const { answers = {}, course = '' } = applicationOf.get(offer.application) ?? {}
    const entry = entryOf.get(offer.application)
    const code = courseWithCode(course)
    return {
      ...{ number: offer.number, session, college: offer.collegeName, subject: offer.subject ?? '' },
      course: code ? COURSE_LABELS[code] : course,
      name: answers.applicantName ?? offer.studentName,
      fatherName: answers.fatherName ?? '',
      motherName: answers.motherName ?? '',
      dateOfBirth: answers.dateOfBirth ?? '',
      gender: answers.gender ?? '',
      seatCategory: offer.category,
      category: entry?.category ?? '',
      groups: entry?.groups.join(', ') ?? '',
      phone: answers.phone ?? '',
      email: answers.email ?? '',
      twelfthBoard: answers.twelfthBoard ?? '',
      twelfthYear: answers.twelfthYear ?? '',
      twelfthPercentage: answers.twelfthPercentage ?? '',
      score: typeof entry?.score === 'number' ? (entry.score / POINT).toFixed(DECIMALS) : '',
      round: offer.round,
      joinedOn: offer.joinedAt ? dayOf(offer.joinedAt) : '',
    }
  })
}
