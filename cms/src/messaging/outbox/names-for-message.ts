import type { Locale } from '@pravesh/shared/platform/locale'
import type { Translations } from '@pravesh/shared/platform/translate'
import type { NamedRecords } from '@pravesh/shared/site/shells'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'

interface NamesOptions {
  payload: Payload
  shows: readonly NamedRecords[]
  locale: Locale
}

interface Read {
  startedAt: number
  names: Promise<Translations>
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /**
     * The present translations of the names of records, by the English ones. The feature that stores translations provides it.
     */
    translatedNames: (options: NamesOptions) => Promise<Translations>
    /** Private to this file: what has just been read, by language and records. */
    namesJustRead?: Map<string, Read> | undefined
  }
}

/** For how long names are used again, in milliseconds: a round writes to thousands at once, and reading all names takes longer than a message. */
const WINDOW_MS = 1000

/** The translated names of records for a message; a translation that was saved within the last second may be missing. */
export function namesForMessage({ payload, shows, locale }: NamesOptions): Promise<Translations> {
  const { namesJustRead: reads = new Map<string, Read>(), translatedNames } = portalOf(payload)
  portalOf(payload).namesJustRead = reads
  const key = [locale, ...shows].join('/')
  const now = performance.now()
  const known = reads.get(key)
  if (known && now - known.startedAt < WINDOW_MS) return known.names
  const names = translatedNames({ payload, shows, locale })
  reads.set(key, { startedAt: now, names })
  names.catch(() => reads.delete(key))
  return names
}
