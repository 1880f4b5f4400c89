import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import type { Affected, Page, RecordChange } from './page.ts'
import type { PageRegistry } from './page-registry.ts'
import { everyRecordPath } from './published-records.ts'
import { keyOf } from './record-key.ts'

/**
 * Queue keys of the pages to republish: pages of particular records in the first language, which are published first, the same in
 * other languages, and lists.
 */
interface AffectedPages {
  own: string[]
  translated: string[]
  lists: () => Promise<string[]>
}

interface Query {
  payload: Payload
  pages: PageRegistry
  change: RecordChange
}

/** The pages that show a changed record, or `everything` when all pages do. */
export async function affectedPages({ payload, pages, change }: Query): Promise<AffectedPages | 'everything'> {
  if (change.slug === pages.frame) return 'everything'
  const { language } = change
  const languages = language === undefined ? pages.languages : pages.languages.filter((each) => each === language)
  const [first, ...others] = languages
  const own: string[] = []
  const translated: string[] = []
  const addIn = (keysIn: (languages: Languages) => readonly string[]) => {
    own.push(...keysIn(first === undefined ? [] : [first]))
    translated.push(...keysIn(others))
  }
  const lists: Page[] = []
  for (const page of pages.pages) {
    const affected = affectedBy(page, change.slug)
    if (affected === 'all') lists.push(page)
    else if (affected === 'own') addIn((each) => ownOf(each, page, change))
    else if (affected) {
      const ids = await affected(change, { payload })
      addIn((each) => ids.flatMap((id) => keysOf(each, page, id)))
    }
  }
  return {
    own,
    translated,
    lists: async () => (await Promise.all(lists.map((page) => allOf(payload, languages, page)))).flat(),
  }
}

function affectedBy({ affectedBy = {} }: Page, slug: string): Affected | undefined {
  return new Map<string, Affected>(Object.entries(affectedBy)).get(slug)
}

/** The page of the changed record, or all pages of the kind if the change does not determine its address. */
function ownOf(languages: Languages, page: Page, { id, doc }: RecordChange): string[] {
  if (page.source !== null) return keysOf(languages, page, id)
  if (doc === undefined || page.previews.collection === undefined) return languages.flatMap(page.fixedPaths)
  return languages.flatMap((locale) => page.pathOf(doc, locale) ?? [])
}

type Languages = readonly Locale[]

const keysOf = (languages: Languages, page: Page, id: string) => languages.map((locale) => keyOf({ page, id, locale }))

async function allOf(payload: Payload, languages: Languages, page: Page): Promise<string[]> {
  const shown = page.isTranslation ? languages.filter((locale) => locale !== DEFAULT_LOCALE) : languages
  const keys = shown.flatMap(page.fixedPaths)
  for await (const { key } of everyRecordPath(payload, page, languages)) keys.push(key)
  return keys
}
