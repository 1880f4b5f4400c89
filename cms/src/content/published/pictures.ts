import type { Picture } from '@pravesh/shared/site/fields'
import { idOf, idsOf } from '../../database/records/relation.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { CENTRE } from '../media/centre.ts'
import { AVIF_SIZE, SOCIAL_SIZE } from '../media/sizes.ts'

interface Size {
  filename?: string | null
  width?: number | null
  height?: number | null
}

/** Fields of an upload that are needed to show it. */
interface MediaRow {
  alt: string
  caption?: string | null
  focusX?: number | null
  focusY?: number | null
  blur?: string | null
  filename?: string | null
  width?: number | null
  height?: number | null
  sizes?: Record<string, Size | undefined> | null
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
  const isAvif = (name: string) => name.startsWith(AVIF_SIZE)
  const sized = (keep: (name: string) => boolean) =>
    Object.entries(sizes).flatMap(([name, size]) => (keep(name) ? [size] : []))
  return {
    alt,
    caption: media.caption || null,
    url: mediaUrl(filename),
    width,
    height,
    sources: renditionsOf([...sized((name) => !isAvif(name)), { filename, width }]),
    avif: renditionsOf(sized(isAvif)),
    focus: { x: media.focusX ?? CENTRE, y: media.focusY ?? CENTRE },
    blur: media.blur || null,
    social:
      social?.filename && social.width && social.height
        ? { url: mediaUrl(social.filename), width: social.width, height: social.height }
        : null,
  }
}

/** Those with a file, one of each width, narrowest first. */
function renditionsOf(sizes: readonly (Size | undefined)[]): Picture['sources'] {
  const renditions = sizes.flatMap((size) =>
    size?.filename && size.width ? [{ url: mediaUrl(size.filename), width: size.width }] : [],
  )
  const byWidth = new Map(renditions.map((rendition) => [rendition.width, rendition]))
  return [...byWidth.values()].sort((a, b) => a.width - b.width)
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
      fields: ['alt', 'caption', 'focusX', 'focusY', 'blur', 'filename', 'width', 'height', 'sizes'],
      values: ids.slice(start, start + BATCH),
    })
    for (const row of rows) found.set(row.id, pictureOf(row))
  }
  const one = (relation: unknown) => found.get(idOf(relation) ?? '') ?? null
  return { one, many: (several) => (several ?? []).map(one).filter((picture) => picture !== null) }
}
