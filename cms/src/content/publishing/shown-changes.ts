import type { Payload } from 'payload'
import type { RecordChange } from '../../publishing/pages/page.ts'
import type { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { picturedRecords } from '../../publishing/pages/pictured-records.ts'
import { collection as TRANSLATIONS, translatedRecord } from '../translated/stored-translations.ts'

interface Changed {
  payload: Payload
  pages: PageRegistry
  change: RecordChange
}

/**
 * The records whose pages show a change: those with a changed picture, or the one whose translation was saved, in that
 * language. The pages of a deleted translation went with its record.
 */
export async function shownChanges({ change, ...on }: Changed): Promise<RecordChange[]> {
  const { slug, id, doc, language } = change
  if (slug === TRANSLATIONS) {
    const translated = doc === undefined ? null : translatedRecord(doc)
    return translated === null ? [] : shownChanges({ change: translated, ...on })
  }
  if (slug !== 'media') return [change]
  const pictured = await picturedRecords({ mediaId: id, ...on })
  return language === undefined ? pictured : pictured.map((each) => ({ ...each, language }))
}
