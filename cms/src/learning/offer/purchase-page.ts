import { purchasePage } from '@pravesh/shared/learning/pages'
import { paths } from '@pravesh/shared/site/paths'
import { loadPictures } from '../../content/index.ts'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'

export const purchase = fixedPage({
  kind: purchasePage,
  path: paths.purchase,
  shows: { collection: 'recorded-courses' },
  affectedBy: { 'recorded-courses': 'own' },
  pictures: { collection: 'recorded-courses', field: 'image' },
  sitemap: { position: 9 },
  load,
})

const FIELDS = ['name', 'description', 'duration', 'pricePaise', 'image', 'videos', 'active'] as const

/** All courses on sale. A previewed draft replaces its published course, or comes first when it is new. */
async function load({ records }: LoadInput): Promise<Loaded<typeof purchasePage>> {
  const published = await records.list({
    collection: 'recorded-courses',
    fields: FIELDS,
    where: { active: { equals: true } },
    sort: ['order', 'name'],
  })
  const draft = await records.draftIn('recorded-courses')
  const isKnown = published.some(({ id }) => id === draft?.id)
  const courses =
    draft === null
      ? published
      : isKnown
        ? published.map((course) => (course.id === draft.id ? draft : course))
        : [draft, ...published]
  const pictures = await loadPictures(
    records,
    courses.map(({ image }) => image),
  )
  return {
    courses: courses.map(({ id, name, description, duration, pricePaise, image, videos }) => ({
      id,
      name,
      description,
      duration,
      pricePaise,
      image: pictures.one(image),
      // Without the addresses: they are for buyers.
      videos: (videos ?? []).map(({ title, summary }) => ({ title, summary: summary || null })),
    })),
  }
}
