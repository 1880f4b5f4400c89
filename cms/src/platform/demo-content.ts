import type { CollectionSlug, Payload } from 'payload'

/** A picture in `media/seed/`, e.g. `{ file: 'colleges/asansol-front.webp', alt: 'The red-brick front …' }`. */
export interface SeedPicture {
  file: string
  alt: string
}

/** What a feature adds to the demo content that fills an empty database. */
export interface DemoContent {
  /** The collections it fills, those that others point to last. */
  collections: readonly CollectionSlug[]
  pictures: readonly SeedPicture[]
  /** `media` gives the id of an uploaded picture. */
  insert: (options: {
    payload: Payload
    media: (picture: SeedPicture) => string
    report: (line: string) => void
  }) => Promise<void>
}
