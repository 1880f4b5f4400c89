import type { PageOf } from '@pravesh/shared/content/pages'
import { visibleCourses } from './course-cards.ts'
import type { Loose } from './loose.ts'
import { loadPictures } from './pictures.ts'
import type { Records } from './records.ts'
import { idOf } from './relation.ts'

/** All published colleges, each with its first picture and the visible courses taught there. */
export async function loadColleges(records: Records): Promise<Loose<Omit<PageOf<'colleges'>, 'site'>>> {
  const [colleges, courses] = await Promise.all([
    records.list({
      collection: 'colleges',
      fields: ['name', 'city', 'state', 'images'],
      sort: ['order', 'name'],
    }),
    visibleCourses(records),
  ])
  const pictures = await loadPictures(
    records,
    colleges.map((college) => college.images?.[0]),
  )
  return {
    kind: 'colleges',
    colleges: colleges.map(({ id, name, city, state, images }) => ({
      id,
      name,
      city,
      state,
      image: pictures.one(images?.[0]),
      courseNames: courses
        .filter((course) => (course.colleges ?? []).some((offer) => idOf(offer.college) === id))
        .map((course) => course.name),
    })),
  }
}
