import type { CollectionSlug, Payload } from 'payload'

/** A picture in `media/seed/`, e.g. `{ file: 'colleges/asansol-front.webp', alt: 'The red-brick front …' }`. */
export interface SeedPicture {
  file: string
  alt: string
}

/** A record of the demo by what the seed wrote in it. It is unchanged while all of these values are stored. */
export interface SeededRecord {
  collection: CollectionSlug
  /** Finds the record; queried for all records of a collection at once. */
  key: string
  fields: Readonly<Record<string, string | number>>
}

/** A feature's part of the demo content for an empty database. */
export interface DemoContent {
  /** The collections it fills; referenced collections come last. */
  collections: readonly CollectionSlug[]
  pictures: readonly SeedPicture[]
  records: readonly SeededRecord[]
  /** `media` returns the id of an uploaded picture. */
  insert: (options: {
    payload: Payload
    media: (picture: SeedPicture) => string
    report: (line: string) => void
  }) => Promise<void>
}
