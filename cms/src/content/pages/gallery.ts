import type { PageOf } from '@pravesh/shared/content/pages'
import type { Loose } from './loose.ts'
import { loadPictures } from './pictures.ts'
import type { Records } from './records.ts'

/** All published gallery items; one that is being previewed stands in its place, or first when it is new. */
export async function loadGallery(records: Records): Promise<Loose<Omit<PageOf<'gallery'>, 'site'>>> {
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
    kind: 'gallery',
    items: items.map(({ id, title, images }) => ({ id, title, pictures: pictures.many(images) })),
  }
}
