import { collegesPage } from '@pravesh/shared/content/pages/colleges'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage } from '../../platform/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../platform/pages/page.ts'
import { offerAt } from '../courses/offers.ts'
import { visibleCourses } from './course-cards.ts'
import { loadPictures } from './pictures.ts'

export const colleges = fixedPage({
  kind: collegesPage,
  path: paths.colleges,
  affectedBy: { courses: 'all', colleges: 'all' },
  sitemap: { position: 3 },
  load,
})

async function load({ records }: LoadInput): Promise<Loaded<typeof collegesPage>> {
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
    colleges: colleges.map(({ id, name, city, state, images }) => ({
      id,
      name,
      city,
      state,
      image: pictures.one(images?.[0]),
      courseNames: courses.filter((course) => offerAt(course, id) !== undefined).map((course) => course.name),
    })),
  }
}
