import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { Translations } from '@pravesh/shared/platform/translate'
import type { NamedRecords, NamingShell } from '@pravesh/shared/site/shells'
import type { CollectionSlug } from 'payload'
import type { Portal } from '../../foundation/portal.ts'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { LoadInput, Page } from '../../publishing/pages/page.ts'
import { type Records, recordsOf } from '../../publishing/pages/records.ts'

type Read = (records: Records) => Promise<readonly TextPair[]>

/** The texts that the student area shows. Titles of books are those on their covers. */
const SHOWN: Readonly<Record<NamedRecords, { of: CollectionSlug; read: Read }>> = {
  courses: {
    of: 'courses',
    read: (records) => records.inBoth({ collection: 'courses', fields: ['name', 'semesterFees'] }),
  },
  colleges: {
    of: 'colleges',
    read: (records) => records.inBoth({ collection: 'colleges', fields: ['name', 'city'] }),
  },
  subjects: { of: 'subjects', read: (records) => records.inBoth({ collection: 'subjects', fields: ['name'] }) },
  fees: {
    of: 'fee-structures',
    read: (records) => records.inBoth({ collection: 'fee-structures', fields: ['text'] }),
  },
  notices: { of: 'notices', read: (records) => records.inBoth({ collection: 'notices', fields: ['title'] }) },
  'recorded-courses': {
    of: 'recorded-courses',
    read: (records) => records.inBoth({ collection: 'recorded-courses', fields: ['name', 'videos'] }),
  },
  'texts of recorded courses': {
    of: 'recorded-courses',
    read: (records) => records.inBoth({ collection: 'recorded-courses', fields: ['description', 'duration'] }),
  },
}

interface TextPair {
  english: object
  shown: object
}

/**
 * A page of the student area that has the translated names of records, by their English ones: its calls answer with those of
 * the contract, in English.
 */
export function namingPage(shell: NamingShell): Page {
  return fixedPage<NamingShell>({
    kind: shell,
    path: shell.path,
    aliases: shell.aliases,
    affectedBy: Object.fromEntries(shell.shows.map((shown) => [SHOWN[shown].of, 'all'])),
    isTranslation: true,
    load: async (input) => ({ names: await loadNames(shell, input) }),
  })
}

/** The present translations of the names of records, for a message. */
export const translatedNames: Portal['translatedNames'] = ({ payload, shows, locale }) =>
  loadNames({ shows }, { records: recordsOf({ payload, locale }), locale })

async function loadNames(
  { shows }: Pick<NamingShell, 'shows'>,
  { records, locale }: Pick<LoadInput, 'records' | 'locale'>,
): Promise<Translations> {
  if (locale === DEFAULT_LOCALE) return {}
  const pairs = await Promise.all(shows.map((shown) => SHOWN[shown].read(records)))
  return Object.assign({}, ...pairs.flat().map(({ english, shown }) => changedTexts(english, shown)))
}

/** Texts that differ between a record and its translation, by the former. */
export function changedTexts(english: unknown, shown: unknown): Translations {
  if (typeof english === 'string') return typeof shown === 'string' && shown !== english ? { [english]: shown } : {}
  if (typeof english !== 'object' || english === null || typeof shown !== 'object' || shown === null) return {}
  return Object.assign(
    {},
    ...Object.entries(english).map(([name, part]) => changedTexts(part, Reflect.get(shown, name))),
  )
}
