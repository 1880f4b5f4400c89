/** The pictures that networks show with a link to a page. (Open Graph) */
import * as z from 'zod/mini'
import type { Locale } from '../platform/locale.ts'
import { text } from './fields.ts'

/** In pixels. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 }

/** What a card says, and where it is. */
export const shareCardSchema = z.object({
  /** Path of the picture; it changes with the content. */
  url: text,
  /** All its text, for people who cannot see it. */
  alt: text,
  content: z.object({
    siteName: text,
    /** The line above the title. */
    label: text,
    title: text,
    facts: z.array(text),
    /** File name of the picture among the public ones; null if there is none. */
    picture: z.nullable(text),
    /** The picture is a cover of a book, and shown as a whole. */
    isCover: z.boolean(),
  }),
})
export type ShareCard = z.infer<typeof shareCardSchema>
export type CardContent = ShareCard['content']

interface CardAddress {
  locale: Locale
  /** The collection of the record. */
  collection: string
  id: string
  /** Of the content, in hexadecimal digits. */
  hash: string
}

export function shareCardPath({ locale, collection, id, hash }: CardAddress): string {
  return `/share/${locale}/${collection}/${encodeURIComponent(id)}/${hash}.jpg`
}

export const SHARE_CARD_PATTERN = /^\/share\/([a-z]{2,3})\/([a-z-]+)\/([\w-]+)\/([0-9a-f]{16})\.jpg$/
