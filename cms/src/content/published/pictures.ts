import type { Picture } from '@pravesh/shared/site/fields'
import { idOf, idsOf } from '../../database/records/relation.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { SOCIAL_SIZE } from '../media/social-size.ts'

/** Fields of an upload that are needed to show it. */
interface MediaRow {
  alt: string
  filename?: string | null
  width?: number | null
  height?: number | null
  sizes?: Record<string, { filename?: string | null; width?: number | null; height?: number | null } | undefined> | null
}

/** Ids per query; SQLite allows 32,766 parameters. */
const BATCH = 1000

/** The public address of an upload. */
export function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}

/** Converts an upload to a picture, with its renditions sorted by width; null when the file's data are incomplete. */
export function pictureOf(media: MediaRow): Picture | null {
  const { alt, filename, width, height } = media
  if (!filename || !width || !height) return null
  const { [SOCIAL_SIZE]: social, ...sizes } = media.sizes ?? {}
  const renditions = [...Object.values(sizes), { filename, width }].flatMap((size) =>
    size?.filename && size.width ? [{ url: mediaUrl(size.filename), width: size.width }] : [],
  )
  const byWidth = new Map(renditions.map((rendition) => [rendition.width, rendition]))
  const sources = [...byWidth.values()].sort((a, b) => a.width - b.width)
  return {
    alt,
    url: mediaUrl(filename),
    width,
    height,
    sources,
    social:
      social?.filename && social.width && social.height
        ? { url: mediaUrl(social.filename), width: social.width, height: social.height }
        : null,
  }
}

/** Lookup of preloaded pictures. */
export interface Pictures {
  one(relation: unknown): Picture | null
  /** In the editor's order. */
  many(relations: readonly unknown[] | null | undefined): Picture[]
}

/** Loads all pictures of a page together, in batches; pass all upload fields of the page. */
export async function loadPictures(records: Records, relations: readonly unknown[]): Promise<Pictures> {
  const ids = [...new Set(idsOf(relations))]
  const found = new Map<string, Picture | null>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await records.listIn({
      collection: 'media',
      fields: ['alt', 'filename', 'width', 'height', 'sizes'],
      values: ids.slice(start, start + BATCH),
    })
    for (const row of rows) found.set(row.id, pictureOf(row))
  }
  const one = (relation: unknown) => found.get(idOf(relation) ?? '') ?? null
  return { one, many: (several) => (several ?? []).map(one).filter((picture) => picture !== null) }
}
