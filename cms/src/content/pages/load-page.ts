import type { PageData } from '@pravesh/shared/site/page-data'
import type { Site } from '@pravesh/shared/site/site'
import type { Payload } from 'payload'
import { portalEnv } from '../../platform/env.ts'
import { parsePage } from '../../platform/pages/bad-record.ts'
import { pagesOf } from '../../platform/pages/pages-of.ts'
import { type DraftOf, recordsOf } from '../../platform/pages/records.ts'
import { loadSite } from './site.ts'

interface LoadPageOptions {
  payload: Payload
  /** A public path as it stands in the address, e.g. `/courses/…`. */
  path: string
  /** The query, e.g. `?course=BED`; only the book catalogue looks at it. */
  search?: string
  /** Draws this record from its newest draft, whether or not it may be seen yet. The caller has checked who asks. */
  draft?: DraftOf
  /** Spares reading the site settings again when many pages are loaded at once. */
  site?: Site
}

/**
 * What a public page is drawn from, out of published records; null when there is no such page.
 * Throws BadRecordError, whose message names the field, when a record cannot be shown.
 */
export async function loadPage({ payload, path, search = '', draft, site }: LoadPageOptions): Promise<PageData | null> {
  const found = pagesOf(payload).find(path)
  if (found === null) return null
  const { page, locale } = found
  const records = recordsOf({ payload, draft, locale })
  const [content, settings] = await Promise.all([
    found.load({ records, locale, search }),
    site ?? loadSite(records, portalEnv.of(payload)),
  ])
  if (content === null) return null
  return parsePage({ path, schema: page.schema, data: { ...content, kind: page.name, site: settings } })
}
