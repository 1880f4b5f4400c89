import type { Payload } from 'payload'
import type { GalleryItem } from '../../src/payload-types.ts'

type GalleryChange = { title?: string; images?: string[]; order?: number }

export function aPublishedGalleryItem(payload: Payload, change: GalleryChange = {}): Promise<GalleryItem> {
  return payload.create({
    collection: 'gallery-items',
    data: { title: 'Convocation 2025', images: [], ...change, _status: 'published' },
    depth: 0,
  })
}

export function aDraftGalleryItem(payload: Payload, change: GalleryChange = {}): Promise<GalleryItem> {
  return payload.create({
    collection: 'gallery-items',
    data: { title: 'A Secret Picture', images: [], ...change, _status: 'draft' },
    draft: true,
    depth: 0,
  })
}
