import type { GalleryRecord } from '@pravesh/shared/content/records'
import type { Payload } from 'payload'
import { recordsOf } from '../../publishing/pages/records.ts'
import { loadPictures } from '../published/pictures.ts'

/** All published gallery items. (spec 1, 2) */
export async function listGallery({ payload }: { payload: Payload }): Promise<GalleryRecord[]> {
  const records = recordsOf({ payload })
  const items = await records.list({
    collection: 'gallery-items',
    fields: ['title', 'images'],
    sort: ['order', 'title'],
  })
  const pictures = await loadPictures(
    records,
    items.flatMap((item) => item.images ?? []),
  )
  return items.map(({ id, title, images }) => ({
    id,
    title,
    images: pictures.many(images).map((picture) => picture.url),
  }))
}
