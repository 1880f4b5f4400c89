import { changedTranslation, type Translation } from '@pravesh/shared/content/translated/translation'
import type { CollectionSlug, Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import {
  collection,
  keyOfTranslations,
  storedTexts,
  TARGET_LANGUAGES,
  type TargetLanguage,
} from '../translated/stored-translations.ts'
import { type TranslatedSlug, textsOf } from '../translated/translated-texts.ts'
import { site } from './data/site.ts'
import { seedTranslations } from './data/translations/seed-translations.ts'

const COLLECTIONS = ['courses', 'colleges', 'policies'] as const satisfies (TranslatedSlug & CollectionSlug)[]
/** Translates the demo content as far as its data have translations. */
export async function insertTranslations(payload: Payload): Promise<void> {
  const records: Seeded[] = []
  for (const slug of COLLECTIONS) {
    for (const row of await readRows({ payload, collection: slug })) records.push({ slug, id: row.id, record: row })
  }
  const home = await readGlobalRow({ payload, slug: 'home' })
  if (home !== null) records.push({ slug: 'home', id: 'home', record: home })
  // These are stored last, as the mark of a whole seed.
  records.push({ slug: 'site-settings', id: 'site-settings', record: { ...site, ...site.contact } })
  for (const language of TARGET_LANGUAGES) {
    for (const { slug, id, record } of records) {
      const texts = new Map(
        textsOf(slug, record).flatMap(({ path, english }) => {
          const translation = translationOf(english, language)
          return translation === null ? [] : [[path, translation] as const]
        }),
      )
      if (texts.size === 0) continue
      const data = {
        key: keyOfTranslations({ slug, id }, language),
        subject: slug,
        recordId: id,
        language,
        revision: 1,
      }
      await insertIfAbsent({ payload, collection, data: { ...data, texts: storedTexts(texts) } })
    }
  }
}

interface Seeded {
  slug: TranslatedSlug
  id: string
  record: object
}

function translationOf(english: unknown, language: TargetLanguage): Translation | null {
  const { current, older } = seedTranslations[language]
  const before = typeof english === 'string' && Object.hasOwn(older, english) ? older[english] : undefined
  if (before === undefined) return changedTranslation({ english, texts: new Map(Object.entries(current)), before })
  return { english: before.english, passages: [before] }
}
