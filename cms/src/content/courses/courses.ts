import type { CourseRecord } from '@pravesh/shared/content/records'
import type { Payload, Where } from 'payload'
import { type Records, recordsOf } from '../../publishing/pages/records.ts'
import { loadRichText } from '../published/load-rich-text.ts'
import { loadPictures } from '../published/pictures.ts'
import { INTAKE_FIELDS, intakeNow } from './intake.ts'
import { loadOffers } from './offers.ts'

const FIELDS = [
  'name',
  'description',
  'image',
  'videoUrl',
  'durationYears',
  'startingPricePaise',
  'visible',
  ...INTAKE_FIELDS,
  'colleges',
  'semesterFees',
  'otherDetails',
] as const

/** The published, visible courses. (spec 1, 2) */
export async function listCourses({ payload }: { payload: Payload }): Promise<CourseRecord[]> {
  return courseRecords(recordsOf({ payload }), { visible: { equals: true } })
}

/** A published course, visible or not; null when there is none. (spec 1, 4) */
export async function getCourse({ payload, id }: { payload: Payload; id: string }): Promise<CourseRecord | null> {
  const [course] = await courseRecords(recordsOf({ payload }), { id: { equals: id } })
  return course ?? null
}

async function courseRecords(records: Records, where: Where): Promise<CourseRecord[]> {
  const courses = await records.list({ collection: 'courses', fields: FIELDS, where, sort: ['order', 'name'] })
  const [details, pictures, offersOf] = await Promise.all([
    Promise.all(courses.map((course) => loadRichText(records, course.otherDetails))),
    loadPictures(
      records,
      courses.map((course) => course.image),
    ),
    loadOffers(records, courses, ['name']),
  ])
  return courses.map((course, index) => ({
    id: course.id,
    name: course.name,
    description: course.description ?? '',
    image: pictures.one(course.image)?.url ?? null,
    video: course.videoUrl || null,
    durationYears: course.durationYears ?? 0,
    startingPricePaise: course.startingPricePaise ?? 0,
    visible: course.visible ?? false,
    enrolmentOpen: intakeNow(course).state === 'open',
    colleges: offersOf(course).map(({ college: { id, name }, totalPricePaise }) => ({
      id,
      name,
      totalPricePaise: totalPricePaise ?? 0,
    })),
    semesterFees: (course.semesterFees ?? []).map(({ title, feePaise }) => ({ title, feePaise: feePaise ?? 0 })),
    otherDetails: details[index] ?? '',
  }))
}
