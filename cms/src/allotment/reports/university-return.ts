import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import { lengthOfService } from '@pravesh/shared/allotment/scores/service'
import { COURSE_LABELS, courseWithCode } from '@pravesh/shared/courses/courses'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import { defineExport } from '../../admin-kit/export/define-export.ts'
import { applicationRecord } from '../../admissions/index.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { SeatOffer } from '../../payload-types.ts'
import { type EntryRecord, entryRecord } from '../entries/entry-record.ts'
import { type ProcessRecord, requireProcess } from '../processes/find-process.ts'
import { requireMeritStaff } from '../processes/merit-staff.ts'
import { columnsWith, type ReturnRow, returnColumns } from './return-row.ts'

/** Ten-thousandths of a point. */
const POINT = 10_000
const DECIMALS = 4

/** The people who have joined, for the university or board, in the columns of the process's template if it has one. Query `process`, besides that of all exports. */
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
      ...(process.returnTemplate.length > 0 && { columns: columnsWith(process.returnTemplate) }),
      count: () => countRows({ payload, collection: 'seat-offers', where }),
      slices: async function* () {
        const walk = walkRecords({ payload, collection: 'seat-offers', where })
        for await (const offers of walk) yield await rowsOf({ payload, offers, process })
      },
    }
  },
})

interface RowsOptions {
  payload: Payload
  offers: readonly SeatOffer[]
  process: ProcessRecord
}

async function rowsOf({ payload, offers, process }: RowsOptions): Promise<ReturnRow[]> {
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
    const isDeputed = offer.subject === SERVICE_LIST
    return {
      ...{
        number: offer.number,
        session: process.sessionYear,
        college: offer.collegeName,
        subject: isDeputed ? (answers.subject ?? '') : (offer.subject ?? ''),
      },
      course: code ? COURSE_LABELS[code] : course,
      name: answers.applicantName ?? offer.studentName,
      fatherName: answers.fatherName ?? '',
      motherName: answers.motherName ?? '',
      dateOfBirth: answers.dateOfBirth ?? '',
      gender: answers.gender ?? '',
      seatCategory: offer.category,
      category: entry?.category ?? '',
      groups: [...(entry?.groups ?? []), ...(isDeputed ? ['DEP'] : [])].join(', '),
      phone: answers.phone ?? '',
      email: answers.email ?? '',
      twelfthBoard: answers.twelfthBoard ?? '',
      twelfthYear: answers.twelfthYear ?? '',
      twelfthPercentage: answers.twelfthPercentage ?? '',
      score: entry ? scoreText(entry, isDeputed ? (process.rules.service?.on ?? null) : null) : '',
      round: offer.round,
      joinedOn: offer.joinedAt ? dayOf(offer.joinedAt) : '',
    }
  })
}

/** By which the seat was given: points, or the length of service. */
function scoreText({ score, verifiedMarks }: EntryRecord, serviceOn: string | null): string {
  if (serviceOn === null) return score === null ? '' : (score / POINT).toFixed(DECIMALS)
  const service = lengthOfService(verifiedMarks?.service ?? [], serviceOn)
  return service.score === 0 ? '' : formatMerit(service.score, SERVICE_LIST, DEFAULT_LOCALE)
}
