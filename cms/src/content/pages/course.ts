import type { PageOf } from '@pravesh/shared/content/pages'
import { courseCard } from './course-cards.ts'
import { loadRichText } from './load-rich-text.ts'
import type { Loose } from './loose.ts'
import { loadPictures } from './pictures.ts'
import type { Records } from './records.ts'
import { idOf, idsOf } from './relation.ts'

/** One course with its colleges and fees; null when it is not published or not to be seen. (spec 1, 4) */
export async function loadCourse(records: Records, id: string): Promise<Loose<Omit<PageOf<'course'>, 'site'>> | null> {
  const course = await records.one({
    collection: 'courses',
    id,
    fields: [
      'code',
      'name',
      'summary',
      'description',
      'image',
      'videoUrl',
      'durationYears',
      'startingPricePaise',
      'visible',
      'enrolmentOpen',
      'colleges',
      'semesterFees',
      'otherDetails',
    ],
  })
  if (course === null || !(course.visible || records.isDraft('courses', id))) return null
  const offers = course.colleges ?? []
  const [otherDetails, pictures, colleges] = await Promise.all([
    loadRichText(records, course.otherDetails),
    loadPictures(records, [course.image]),
    collegesById(records, idsOf(offers.map((offer) => offer.college))),
  ])
  return {
    kind: 'course',
    course: {
      ...courseCard(course, pictures),
      description: course.description,
      videoUrl: course.videoUrl || null,
      colleges: offers.flatMap(({ college, totalPricePaise }) => {
        const published = colleges.get(idOf(college) ?? '')
        if (!published) return []
        const { id, name, city, state } = published
        return [{ id, name, city, state, totalPricePaise }]
      }),
      semesterFees: (course.semesterFees ?? []).map(({ title, feePaise }) => ({ title, feePaise })),
      otherDetails,
    },
  }
}

async function collegesById(records: Records, ids: string[]) {
  if (ids.length === 0) return new Map()
  const colleges = await records.list({
    collection: 'colleges',
    fields: ['name', 'city', 'state'],
    where: { id: { in: ids } },
  })
  return new Map(colleges.map((college) => [college.id, college]))
}
