import { createHash } from 'node:crypto'
import { GLYPHS } from '@pravesh/shared/platform/glyphs'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { Picture } from '@pravesh/shared/site/fields'
import { type CardContent, type ShareCard, shareCardPath } from '@pravesh/shared/site/share-card'
import type { Records } from '../../publishing/pages/records.ts'

/** Changes with the design, so that published pages name the new cards. */
const DESIGN = 1
const HASH_LENGTH = 16
/** Renditions of this width are sharp enough for the picture of a card. */
const PICTURE_WIDTH = 640

interface CardOptions extends Pick<ShareCard['content'], 'siteName' | 'label' | 'title'> {
  records: Pick<Records, 'isDraft'>
  locale: Locale
  collection: 'courses' | 'colleges' | 'books'
  id: string
  /** Short texts below the title. */
  facts: () => string[]
  picture: Picture | null
  isCover?: boolean
}

/**
 * The share card of a page: nothing is drawn before a network asks for it. Null if the portal's fonts lack a character; the
 * page then has the card of the site. Null for a draft, which may lack any field and is not shared.
 */
export function shareCard({
  locale,
  collection,
  id,
  picture,
  isCover = false,
  records,
  ...texts
}: CardOptions): ShareCard | null {
  if (records.isDraft(collection, id)) return null
  const { siteName, label, title } = texts
  const facts = texts.facts()
  const content: CardContent = { siteName, label, title, facts, picture: renditionOf(picture), isCover }
  const alt = [title, label, ...facts].join('. ')
  return canDraw(siteName + alt)
    ? { url: shareCardPath({ locale, collection, id, hash: hashOf(content) }), alt, content }
    : null
}

/** Equal for equal cards: title, price and picture are part of it. */
export function hashOf(content: CardContent): string {
  const { siteName, label, title, facts, picture, isCover } = content
  const parts = JSON.stringify([DESIGN, siteName, label, title, facts, picture, isCover])
  return createHash('sha256').update(parts).digest('hex').slice(0, HASH_LENGTH)
}

const drawable = new RegExp(`^[${GLYPHS}]*$`)

function canDraw(text: string): boolean {
  return drawable.test(text)
}

/** The file name of the smallest rendition that is wide enough. */
function renditionOf(picture: Picture | null): string | null {
  if (picture === null) return null
  const wide = picture.sources.find(({ width }) => width >= PICTURE_WIDTH)
  const name = (wide?.url ?? picture.url).split('/').at(-1)
  return name ? decodeURIComponent(name) : null
}
