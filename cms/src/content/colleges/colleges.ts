import type { CollegeRecord } from '@pravesh/shared/content/records'
import type { Payload, Where } from 'payload'
import { type Records, recordsOf } from '../../publishing/pages/records.ts'
import { offerAt } from '../courses/offers.ts'
import { loadPictures } from '../published/pictures.ts'

/** All published colleges. (spec 1, 2) */
export async function listColleges({ payload }: { payload: Payload }): Promise<CollegeRecord[]> {
  return collegeRecords(recordsOf({ payload }))
}

export async function getCollege({ payload, id }: { payload: Payload; id: string }): Promise<CollegeRecord | null> {
  const [college] = await collegeRecords(recordsOf({ payload }), { id: { equals: id } })
  return college ?? null
}

async function collegeRecords(records: Records, where?: Where): Promise<CollegeRecord[]> {
  const [colleges, courses] = await Promise.all([
    records.list({ collection: 'colleges', fields: ['name', 'images', 'mapUrl'], where, sort: ['order', 'name'] }),
    records.list({
      collection: 'courses',
      fields: ['colleges'],
      where: { visible: { equals: true } },
      sort: ['order', 'name'],
    }),
  ])
  const pictures = await loadPictures(
    records,
    colleges.flatMap((college) => college.images ?? []),
  )
  return colleges.map((college) => ({
    id: college.id,
    name: college.name,
    images: pictures.many(college.images).map((picture) => picture.url),
    mapUrl: college.mapUrl || null,
    courses: courses.filter((course) => offerAt(course, college.id) !== undefined).map(({ id }) => ({ id })),
  }))
}
