import type { PageOf } from '@pravesh/shared/content/pages'
import { courseCard, visibleCourses } from './course-cards.ts'
import { loadRichText } from './load-rich-text.ts'
import type { Loose } from './loose.ts'
import { loadPictures } from './pictures.ts'
import type { Records } from './records.ts'
import { idOf } from './relation.ts'

/** One college with its pictures, its map and the visible courses taught there; null when it is not published. */
export async function loadCollege(
  records: Records,
  id: string,
): Promise<Loose<Omit<PageOf<'college'>, 'site'>> | null> {
  const [college, courses] = await Promise.all([
    records.one({
      collection: 'colleges',
      id,
      fields: ['name', 'city', 'state', 'address', 'about', 'images', 'mapUrl'],
    }),
    visibleCourses(records),
  ])
  if (college === null) return null
  const taught = courses.flatMap((course) => {
    const offer = (course.colleges ?? []).find((each) => idOf(each.college) === id)
    return offer ? [{ course, totalPricePaise: offer.totalPricePaise }] : []
  })
  const pictures = await loadPictures(records, [...(college.images ?? []), ...taught.map(({ course }) => course.image)])
  return {
    kind: 'college',
    college: {
      id,
      name: college.name,
      city: college.city,
      state: college.state,
      address: college.address || null,
      about: await loadRichText(records, college.about),
      pictures: pictures.many(college.images),
      mapUrl: college.mapUrl || null,
      courses: taught.map(({ course, totalPricePaise }) => ({ ...courseCard(course, pictures), totalPricePaise })),
    },
  }
}
