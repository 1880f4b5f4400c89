import type { GlobalSlug, Payload } from 'payload'
import { about } from '../content/seed/data/about.ts'
import { home } from '../content/seed/data/home.ts'
import { site } from '../content/seed/data/site.ts'
import { insertSettings, rewritePolicies } from '../content/seed/insert-essentials.ts'
import { deleteTranslations } from '../content/translated/stored-translations.ts'
import { readGlobalRow, updateGlobalRow } from '../database/records/global-rows.ts'
import { readRows } from '../database/records/read-rows.ts'
import { deleteGlobalVersions, hasGlobalVersion } from '../database/records/version-rows.ts'
import { DEMO_DOMAIN } from '../foundation/settings/live-settings.ts'
import { SYSTEM } from '../staff/versions/with-author.ts'

/** A page or form of the site with the demo's content. */
export interface SeededGlobal {
  name: string
  /** Replaces the content with that of an empty portal. */
  clear: () => Promise<void>
}

interface Seeded {
  slug: GlobalSlug
  name: string
  field: string
  value: string
  empty: Record<string, unknown> | null
}

const GLOBALS: readonly Seeded[] = [
  {
    slug: 'home',
    name: 'Home page',
    field: 'heroTitle',
    value: home.hero.title,
    empty: {
      heroTitle: '',
      heroText: '',
      heroPicture: null,
      features: [],
      promises: [],
      aboutTitle: '',
      aboutText: '',
      aboutPicture: null,
    },
  },
  {
    slug: 'about',
    name: 'About us',
    field: 'title',
    value: about.title,
    empty: { title: '', lead: '', body: null, pictures: [] },
  },
  { slug: 'site-settings', name: 'Site settings', field: 'email', value: site.contact.email, empty: null },
]

/** The demo's pages and settings that staff have not saved, and its policies with the demo's addresses. */
export async function findSeededGlobals(payload: Payload): Promise<SeededGlobal[]> {
  const found: SeededGlobal[] = []
  for (const { slug, name, field, value, empty } of GLOBALS) {
    const stored = await readGlobalRow({ payload, slug })
    if (stored === null || Reflect.get(stored, field) !== value || (await savedByStaff(payload, slug))) continue
    found.push({ name, clear: () => clearGlobal(payload, slug, empty) })
  }
  const policies = (await readRows({ payload, collection: 'policies' })).filter(
    ({ body, savedBy }) => JSON.stringify(body).includes(`@${DEMO_DOMAIN}`) && (savedBy ?? SYSTEM) === SYSTEM,
  )
  const clear = () =>
    rewritePolicies(
      payload,
      policies.map(({ id }) => id),
    )
  if (policies.length > 0) found.push({ name: policies.map(({ title }) => title).join(', '), clear })
  return found
}

async function clearGlobal(payload: Payload, slug: GlobalSlug, empty: Seeded['empty']): Promise<void> {
  if (empty === null) await insertSettings(payload, 'none')
  else await updateGlobalRow({ payload, slug, data: empty })
  await deleteTranslations({ payload, record: { slug, id: slug } })
  await deleteGlobalVersions({ payload, slug })
}

function savedByStaff(payload: Payload, slug: GlobalSlug): Promise<boolean> {
  const where = { and: [{ 'version.savedBy': { exists: true } }, { 'version.savedBy': { not_equals: SYSTEM } }] }
  return hasGlobalVersion({ payload, slug, where })
}
