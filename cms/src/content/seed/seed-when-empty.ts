import type { CollectionSlug, Payload } from 'payload'
import { portalFeatures } from '../../platform/feature.ts'
import { insertContent, type Report } from './insert-content.ts'
import { insertEssentials, insertSettings } from './insert-essentials.ts'

/** Collections that the seed fills, those that others point to last. */
const SEEDED: CollectionSlug[] = [
  'courses',
  'colleges',
  'gallery-items',
  'policies',
  'subjects',
  'reference-lists',
  'media',
]

interface SeedOptions {
  payload: Payload
  seed: 'demo' | 'none'
  report: Report
}

/**
 * Fills an empty database with the demo content, or with only what the portal cannot be without; says whether it did.
 * The site settings are written last and mark the end, so that a seed which died half-way is cleared and begun again.
 */
export async function seedWhenEmpty({ payload, seed, report }: SeedOptions): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (settings.name) return false
  const elsewhere = portalFeatures.of(payload).flatMap(({ demoContent }) => demoContent?.collections ?? [])
  for (const collection of [...elsewhere, ...SEEDED])
    await payload.delete({ collection, where: { id: { exists: true } } })
  await insertEssentials(payload)
  if (seed === 'demo') await insertContent(payload, report)
  await insertSettings(payload)
  return true
}
