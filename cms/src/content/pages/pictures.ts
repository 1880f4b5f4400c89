import type { Picture } from '@pravesh/shared/site/fields'
import { idOf, idsOf } from '../../platform/database/relation.ts'
import type { Records } from '../../platform/pages/records.ts'

/** What is read of an upload to show it. */
interface MediaRow {
  alt: string
  filename?: string | null
  width?: number | null
  height?: number | null
  sizes?: Record<string, { filename?: string | null; width?: number | null } | undefined> | null
}

/** Ids asked for in one query; SQLite takes 32,766 parameters. */
const BATCH = 1000

/** Where an uploaded file of the public media is served. */
function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}

/** An upload as a picture of the site, its renditions narrowest first; null when the file's data are incomplete. */
export function pictureOf(media: MediaRow): Picture | null {
  const { alt, filename, width, height } = media
  if (!filename || !width || !height) return null
  const renditions = [...Object.values(media.sizes ?? {}), { filename, width }].flatMap((size) =>
    size?.filename && size.width ? [{ url: mediaUrl(size.filename), width: size.width }] : [],
  )
  const byWidth = new Map(renditions.map((rendition) => [rendition.width, rendition]))
  const sources = [...byWidth.values()].sort((a, b) => a.width - b.width)
  return { alt, url: mediaUrl(filename), width, height, sources }
}

/** Looks up pictures that were loaded together. */
export interface Pictures {
  /** The picture of one upload field. */
  one(relation: unknown): Picture | null
  /** The pictures of an upload field that takes several, in the editor's order. */
  many(relations: readonly unknown[] | null | undefined): Picture[]
}

/** Loads every picture that a page shows in one query; give it all the upload fields of the page. */
export async function loadPictures(records: Records, relations: readonly unknown[]): Promise<Pictures> {
  const ids = [...new Set(idsOf(relations))]
  const found = new Map<string, Picture | null>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await records.list({
      collection: 'media',
      fields: ['alt', 'filename', 'width', 'height', 'sizes'],
      where: { id: { in: ids.slice(start, start + BATCH) } },
    })
    for (const row of rows) found.set(row.id, pictureOf(row))
  }
  const one = (relation: unknown) => found.get(idOf(relation) ?? '') ?? null
  return { one, many: (several) => (several ?? []).map(one).filter((picture) => picture !== null) }
}
