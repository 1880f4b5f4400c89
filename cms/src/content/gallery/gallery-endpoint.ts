import { contentCalls, wire } from '@pravesh/shared/content/wire'
import { publicCall } from '../calls/public-call.ts'
import { listGallery } from './gallery.ts'

/** GET /api/gallery/getAllgallery (spec 1, 7) */
export const getAllGallery = publicCall({
  ...contentCalls.gallery,
  handle: async ({ payload }) => {
    const items = await listGallery({ payload })
    return { msg: 'Gallery found.', result: items.map(wire.galleryItem.toWire) }
  },
})
