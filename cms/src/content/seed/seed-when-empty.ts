import type { CollectionSlug, Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { insertContent, type Report } from './insert-content.ts'
import { insertEssentials, insertSettings } from './insert-essentials.ts'
import type { insertPictures } from './seed-pictures.ts'

/** Collections that the seed fills, in deletion order: referenced ones last. */
const SEEDED: CollectionSlug[] = [
  'courses',
  'colleges',
  'gallery-items',
  'notices',
  'policies',
  'subjects',
  'reference-lists',
  'video-files',
  'caption-files',
  'media',
]

interface SeedOptions {
  payload: Payload
  seed: 'demo' | 'none'
  report: Report
  /** Stores the pictures, whose sizes take a minute to make. */
  pictures?: typeof insertPictures
}

/**
 * Seeds an empty database, with demo content or only the essentials. Returns whether it did. The site settings are
 * written last as the completion marker, so an interrupted seed is cleared and started again.
 */
export async function seedWhenEmpty({ payload, seed, report, pictures }: SeedOptions): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (settings.name) return false
  const elsewhere = portalOf(payload).features.flatMap(({ demoContent }) => demoContent?.collections ?? [])
  for (const collection of [...elsewhere, ...SEEDED])
    await payload.delete({ collection, where: { id: { exists: true } } })
  await insertEssentials(payload, seed)
  if (seed === 'demo') await insertContent(payload, report, pictures)
  await insertSettings(payload, seed)
  return true
}
