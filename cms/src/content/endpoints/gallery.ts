import { contentCalls, wire } from '@pravesh/shared/content/wire'
import { endpoint } from '../../platform/endpoint.ts'
import { listGallery } from '../operations/gallery.ts'

/** GET /api/gallery/getAllgallery: the whole gallery. (spec 1, 7) */
export const getAllGallery = endpoint({
  ...contentCalls.gallery,
  handle: async ({ payload }) => {
    const items = await listGallery({ payload })
    return { msg: 'Gallery found.', result: items.map(wire.galleryItem.toWire) }
  },
})
