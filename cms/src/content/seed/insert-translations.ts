import { changedTranslation, type Translation } from '@pravesh/shared/content/translated/translation'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import {
  collection,
  keyOfTranslations,
  storedTexts,
  TARGET_LANGUAGES,
  type TargetLanguage,
} from '../translated/stored-translations.ts'
import { TRANSLATED_TEXTS, type TranslatedSlug, textsOf } from '../translated/translated-texts.ts'
import { site } from './data/site.ts'
import { seedTranslations } from './data/translations/seed-translations.ts'

/** Translates the demo content, or its records in some collections, as far as its data have translations. */
export async function insertTranslations(
  payload: Payload,
  slugs: readonly TranslatedSlug[] = Object.keys(TRANSLATED_TEXTS) as TranslatedSlug[],
): Promise<void> {
  for (const slug of slugs) {
    if (!payload.config.globals.some((global) => global.slug === slug)) {
      for await (const rows of walkRecords({ payload, collection: slug as CollectionSlug })) {
        for (const record of rows) await insertFor(payload, { slug, id: String(record.id), record })
      }
    } else if (slug === 'site-settings') {
      // These are stored last, as the mark of a whole seed.
      await insertFor(payload, { slug, id: slug, record: { ...site, ...site.contact } })
    } else {
      const record = await readGlobalRow({ payload, slug: slug as GlobalSlug })
      if (record !== null) await insertFor(payload, { slug, id: slug, record })
    }
  }
}

interface Seeded {
  slug: TranslatedSlug
  id: string
  record: object
}

async function insertFor(payload: Payload, { slug, id, record }: Seeded): Promise<void> {
  for (const language of TARGET_LANGUAGES) {
    const texts = new Map(
      textsOf(slug, record).flatMap(({ path, english }) => {
        const translation = translationOf(english, language)
        return translation === null ? [] : [[path, translation] as const]
      }),
    )
    if (texts.size === 0) continue
    const row = { key: keyOfTranslations({ slug, id }, language), subject: slug, recordId: id, language, revision: 1 }
    await insertIfAbsent({ payload, collection, data: { ...row, texts: storedTexts(texts) } })
  }
}

/** The passages of each language, in maps that all texts share. */
const PASSAGES = new Map(
  TARGET_LANGUAGES.map((language) => [language, new Map(Object.entries(seedTranslations[language].current))]),
)

function translationOf(english: unknown, language: TargetLanguage): Translation | null {
  const { older } = seedTranslations[language]
  const before = typeof english === 'string' && Object.hasOwn(older, english) ? older[english] : undefined
  if (before === undefined) return changedTranslation({ english, texts: PASSAGES.get(language) ?? new Map(), before })
  return { english: before.english, passages: [before] }
}
