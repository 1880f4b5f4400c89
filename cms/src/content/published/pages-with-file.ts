import type { CollectionSlug } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Affected } from '../../publishing/pages/page.ts'

/** Publishes the pages of the records of a collection that refer to a changed file in a field. */
export function pagesWithFile(collection: CollectionSlug, field: string): Affected {
  return async ({ id }, { payload }) => {
    const rows = await readRows({ payload, collection, where: { [field]: { in: [id] } }, fields: ['id'], limit: 0 })
    return rows.map((row) => String(row.id))
  }
}

/** The files of the videos of a page. */
export const videoFilesOf = (collection: 'courses' | 'colleges') => ({
  'video-files': pagesWithFile(collection, 'videos.file'),
  'caption-files': pagesWithFile(collection, 'videos.captions'),
})
