import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { PageData } from '@pravesh/shared/site/page-data'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { parsePage } from '../../publishing/pages/bad-record.ts'
import type { NoteValue } from '../../publishing/pages/named-values.ts'
import type { QueryBatch } from '../../publishing/pages/query-batch.ts'
import { type DraftOf, recordsOf } from '../../publishing/pages/records.ts'
import { PageTexts } from './page-texts.ts'
import { loadSite } from './site.ts'

interface LoadPageOptions {
  payload: Payload
  /** Pathname of a public page, e.g. `/courses/…`. */
  path: string
  /** Query string, e.g. `?course=BED`; used only by the book catalogue. */
  search?: string
  /** Loads this record from its latest draft, published or not. The caller must have checked access. */
  draft?: DraftOf
  /** Shared by the pages that are loaded together. */
  batch?: QueryBatch
  /** Receive the values that the texts of the page show, and those that every page has. */
  note?: { page: NoteValue; frame: NoteValue }
}

/**
 * Loads the data of a public page from published records; null when there is no such page. Throws BadRecordError, whose
 * message names the field, when a record cannot be shown.
 */
export async function loadPage({
  payload,
  path,
  search = '',
  draft,
  batch,
  note,
}: LoadPageOptions): Promise<PageData | null> {
  const found = portalOf(payload).pages.find(path)
  if (found === null) return null
  const { page, locale } = found
  const from = { payload, draft, locale, batch }
  const texts = new PageTexts()
  const records = recordsOf({ ...from, note: note?.page, noteText: texts.note })
  const [content, settings] = await Promise.all([
    found.load({ records, locale, search }),
    loadSite(recordsOf({ ...from, note: note?.frame, onlyCurrent: true }), portalOf(payload).env),
  ])
  if (content === null) return null
  const site = locale === DEFAULT_LOCALE ? settings : { ...settings, translation: texts.shownIn(content) }
  return parsePage({ path, schema: page.schema, data: { ...content, kind: page.name, site } })
}
