import { filterColleges, parseCollegeFilter } from '@pravesh/shared/content/college-filter'
import { collegesPage } from '@pravesh/shared/content/pages/colleges'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { offerAt } from '../courses/offers.ts'
import { loadPictures } from '../published/pictures.ts'
import { loadSlugs } from '../published/slugs.ts'
import { visibleCourses } from './course-cards.ts'

export const colleges = fixedPage({
  kind: collegesPage,
  path: paths.colleges,
  affectedBy: { courses: 'all', colleges: 'all' },
  sitemap: { position: 3 },
  load,
})

/** All colleges, or with a query those that match it. */
async function load({ records, search }: LoadInput): Promise<Loaded<typeof collegesPage>> {
  const [colleges, courses] = await Promise.all([
    records.list({
      collection: 'colleges',
      fields: ['name', 'city', 'state', 'images'],
      sort: ['order', 'name'],
    }),
    visibleCourses(records),
  ])
  const [pictures, slugs] = await Promise.all([
    loadPictures(
      records,
      colleges.map((college) => college.images?.[0]),
    ),
    loadSlugs(records, 'colleges', colleges),
  ])
  const filter = parseCollegeFilter(new URLSearchParams(search))
  const cards = colleges.map(({ id, name, city, state, images }) => ({
    id,
    slug: slugs.get(id),
    name,
    city,
    state,
    image: pictures.one(images?.[0]),
    courses: courses.flatMap((course) => {
      const offer = offerAt(course, id)
      return offer ? [{ code: course.code, totalPricePaise: offer.totalPricePaise ?? 0 }] : []
    }),
  }))
  return {
    filter,
    colleges: filterColleges(cards, filter),
    total: cards.length,
    states: [...new Set(cards.map(({ state }) => state))].sort(),
    courses: courses.map(({ code }) => code),
  }
}
