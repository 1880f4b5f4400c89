import { galleryPage } from '@pravesh/shared/content/pages/gallery'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { loadPictures } from '../published/pictures.ts'

export const gallery = fixedPage({
  kind: galleryPage,
  path: paths.gallery,
  shows: { collection: 'gallery-items' },
  affectedBy: { 'gallery-items': 'own' },
  pictures: { collection: 'gallery-items', field: 'images' },
  sitemap: { position: 4 },
  load,
})

/** All published gallery items. A previewed draft replaces its published item, or comes first when it is new. */
async function load({ records }: LoadInput): Promise<Loaded<typeof galleryPage>> {
  const published = await records.list({
    collection: 'gallery-items',
    fields: ['title', 'images'],
    sort: ['order', 'title'],
  })
  const draft = await records.draftIn('gallery-items')
  const known = published.some((item) => item.id === draft?.id)
  const items =
    draft === null
      ? published
      : known
        ? published.map((item) => (item.id === draft.id ? draft : item))
        : [draft, ...published]
  const pictures = await loadPictures(
    records,
    items.flatMap((item) => item.images ?? []),
  )
  return {
    items: items.map(({ id, title, images }) => ({ id, title, pictures: pictures.many(images) })),
  }
}
