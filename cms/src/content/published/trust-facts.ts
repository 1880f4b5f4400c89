import type { ExamResult, Hostel, Recognition, TrustFacts } from '@pravesh/shared/content/pages/trust-facts'
import { REGULATOR_SITES } from '@pravesh/shared/content/regulators'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { College, Course } from '../../payload-types.ts'

/** The fields of courses and colleges with what families look for. */
export const TRUST_FIELDS = [
  'recognitions',
  'affiliation',
  'affiliationReference',
  'affiliationUrl',
  'results',
  'contactName',
  'contactRole',
  'contactPhone',
  'contactEmail',
  'contactHours',
  'questions',
] as const

export const HOSTEL_FIELDS = ['hostelWomen', 'hostelMen', 'hostelText'] as const

type TrustField = (typeof TRUST_FIELDS)[number]
type TrustRow = Partial<Pick<College, TrustField>> | Partial<Pick<Course, TrustField>>

/** What a page shows of the facts that staff entered. A draft may have rows that are not filled in yet. */
export function trustFacts(row: TrustRow): TrustFacts {
  const { affiliation, contactName } = row
  return {
    recognitions: recognitionsOf(row),
    affiliation: affiliation
      ? { body: affiliation, reference: row.affiliationReference || null, url: row.affiliationUrl || null }
      : null,
    results: resultsOf(row),
    contact: contactName
      ? {
          name: contactName,
          role: row.contactRole || null,
          phone: row.contactPhone || null,
          email: row.contactEmail || null,
          hours: row.contactHours || null,
        }
      : null,
    // An answer is empty while each of its sentences names a value that is missing now.
    questions: (row.questions ?? []).flatMap(({ question, answer }) =>
      question && answer ? [{ question, answer }] : [],
    ),
  }
}

function recognitionsOf({ recognitions }: TrustRow): Recognition[] {
  const rows: NonNullable<College['recognitions']> = recognitions ?? []
  return rows.flatMap(({ regulator, number, order, url, course }) =>
    regulator && number
      ? [
          {
            regulator,
            number,
            course: course ?? null,
            order: order || null,
            url: url || REGULATOR_SITES[regulator],
          },
        ]
      : [],
  )
}

function resultsOf({ results }: TrustRow): ExamResult[] {
  const rows: NonNullable<College['results']> = results ?? []
  return rows
    .flatMap(({ year, course, examined, passed, source }) =>
      year && examined && typeof passed === 'number'
        ? [{ year, course: course ?? null, examined, passed, source: source || null }]
        : [],
    )
    .toSorted((one, other) => other.year - one.year)
}

/** The hostel of a college; null if staff entered nothing. */
export function hostelOf({
  hostelWomen,
  hostelMen,
  hostelText,
}: Partial<Pick<College, (typeof HOSTEL_FIELDS)[number]>>) {
  const hostel: Hostel = { women: hostelWomen ?? null, men: hostelMen ?? null, text: hostelText || null }
  return Object.values(hostel).every((part) => part === null) ? null : hostel
}

/** The numbers under which a college is recognised for a course, or as a whole. */
export function numbersFor(course: CourseCode, row: Pick<College, 'recognitions'>): string[] {
  return recognitionsOf(row).flatMap((one) =>
    one.course === null || one.course === course ? [`${one.regulator} ${one.number}`] : [],
  )
}
