/** @sqlite-only the seed is inserted by operations whose own tests run on both databases */
import { textState } from '@pravesh/shared/content/translated/translation'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { pictureRows } from '../../../test/picture-rows.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readGlobalRow } from '../../database/records/global-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { loadTranslations, TARGET_LANGUAGES, translationOf } from '../translated/stored-translations.ts'
import { TRANSLATED_TEXTS, type TranslatedSlug, textsOf } from '../translated/translated-texts.ts'
import { seedWhenEmpty } from './seed-when-empty.ts'

const portal = startTestPortal()

beforeAll(() =>
  seedWhenEmpty({ payload: portal.payload, seed: 'demo', report: () => {}, pictures: pictureRows }).then(() => {}),
)

/** Show the note that the English page is newer. */
const OLDER = {
  hi: ['Teacher in upper primary, secondary and higher secondary schools.'],
  bn: ['Shipping policy'],
}

async function* seededRecords(): AsyncGenerator<{ slug: TranslatedSlug; id: string; record: object }> {
  const { payload } = portal
  for (const slug of Object.keys(TRANSLATED_TEXTS) as TranslatedSlug[]) {
    if (payload.config.globals.some((global) => global.slug === slug)) {
      yield { slug, id: slug, record: (await readGlobalRow({ payload, slug: slug as GlobalSlug })) ?? {} }
    } else {
      for await (const rows of walkRecords({ payload, collection: slug as CollectionSlug })) {
        for (const record of rows) yield { slug, id: String(record.id), record }
      }
    }
  }
}

it.each(TARGET_LANGUAGES)('translates the whole demo into %s, but for an example of an older text', async (locale) => {
  const { payload } = portal
  const missing: string[] = []
  const older = new Set<unknown>()
  let current = 0
  for await (const { slug, id, record } of seededRecords()) {
    const of = await loadTranslations({ payload, records: [{ slug, id }], locale })
    for (const text of textsOf(slug, record)) {
      const state = textState(text.english, translationOf(of({ slug, id }), text))
      if (state === 'missing') missing.push(`${slug} ${text.path}: ${JSON.stringify(text.english).slice(0, 80)}`)
      if (state === 'older') older.add(text.english)
      if (state === 'current') current += 1
    }
  }
  expect(missing).toEqual([])
  expect([...older]).toEqual(OLDER[locale])
  expect(current).toBeGreaterThan(400)
})
