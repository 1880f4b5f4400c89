/**
 * The lists of the admin: their columns, and their exports.
 *
 * @sqlite-only no database; these workers have loaded all features anyway, which takes eight seconds
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { unknownColumns } from '../test/list-columns.ts'
import { enterTemporaryFolder } from '../test/temporary-folder.ts'
import { csvExport } from './admin-kit/export/csv-export.ts'
import type { CsvExport } from './admin-kit/export/define-export.ts'
import { exportEndpoint } from './admin-kit/export/export-endpoint.ts'
import { withExportBar } from './admin-kit/export/with-export-bar.ts'

const root = import.meta.dirname
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/test\.tsx?$|migrations|payload-types/.test(file),
)
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** The file that declares a collection. */
const fileOf = (slug: string) => sources.find((file) => textOf(file).includes(`slug: '${slug}'`)) ?? slug

// Collections read the settings on import.
enterTemporaryFolder()
let collections: CollectionConfig[]
let exports: CsvExport[]

beforeAll(async () => {
  const { features } = await import('./features.ts')
  collections = features.flatMap((feature) => feature.collections ?? [])
  exports = features.flatMap((feature) => feature.exports ?? [])
})

describe('a list', () => {
  it('shows, searches and sorts by fields of its collection only', () => {
    const faults = collections.map((each) => [`cms/src/${fileOf(each.slug)}`, unknownColumns(each)] as const)
    expect(faults.filter(([, names]) => names.length > 0)).toEqual([])
  })

  it('says in words what its search finds', () => {
    const listed = collections.filter(
      ({ admin }) => admin?.group && admin.hidden !== true && !admin.components?.views?.list,
    )
    expect(listed.length).toBeGreaterThan(25)
    const wordless = listed.filter(({ admin }) => !/^[a-z]/.test(admin?.custom?.searchedBy ?? ''))
    expect(wordless.map(({ slug }) => slug)).toEqual([])
  })
})

describe('an export', () => {
  /** Links in components of the features, by the name of the export. */
  const links = sources.flatMap((file) =>
    [...textOf(file).matchAll(/<ExportLink\s+name="([\w-]+)"|\bexportName="([\w-]+)"/g)].map(([, link, bar]) => ({
      file: `cms/src/${file}`,
      name: link ?? bar,
    })),
  )

  it('has a name of its own, and a collection of the portal', () => {
    const names = exports.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    const slugs = collections.map(({ slug }) => slug)
    expect(exports.filter(({ collection }) => !slugs.includes(collection))).toEqual([])
  })

  it('exists wherever a component links to one', () => {
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ name }) => !exports.some((each) => each.name === name))).toEqual([])
  })

  it('has a link: of its feature, or in the bar above its list', () => {
    const linked = links.map(({ name }) => name)
    const own = exports.filter(({ hasOwnLink }) => hasOwnLink).map(({ name }) => name)
    expect(own.filter((name) => !linked.includes(name))).toEqual([])
    const bars = collections.flatMap((each) => barsOf(withExportBar(each, exports)))
    const others = exports.filter(({ hasOwnLink }) => !hasOwnLink).map(({ name }) => name)
    expect(bars.toSorted()).toEqual(others.toSorted())
  })
})

/** The names of the exports in the bars above a list. */
function barsOf({ admin }: CollectionConfig): string[] {
  return (admin?.components?.beforeListTable ?? []).flatMap((bar) => {
    if (typeof bar !== 'object' || bar === null || !bar.path.endsWith('#ExportBar')) return []
    const { serverProps = {} } = bar
    return 'name' in serverProps ? [String(serverProps.name)] : []
  })
}

/** Follows the recipes of CONTRIBUTING.md for an export, a column of it and a column of a list. */
describe('an invented export', () => {
  const contacts: CollectionConfig = {
    slug: 'contact-messages',
    admin: { useAsTitle: 'firstName', defaultColumns: ['firstName', 'phone', 'createdAt'] },
    defaultSort: '-createdAt',
    fields: [
      { name: 'firstName', type: 'text' },
      { type: 'row', fields: [{ name: 'phone', type: 'text' }] },
    ],
  }
  const contactsExport = csvExport({
    name: 'contacts',
    collection: 'contact-messages',
    newestBy: 'createdAt',
    fields: ['firstName', 'createdAt'],
    columns: [
      { name: 'name', label: 'Name', value: ({ firstName }) => firstName },
      { name: 'at', label: 'Sent on', value: ({ createdAt }) => createdAt },
      // @ts-expect-error A column reads only the fields that the export names.
      { name: 'phone', label: 'Phone', value: ({ phone }) => phone },
    ],
  })

  it('is called and linked where its declaration says', () => {
    expect(exportEndpoint(contactsExport)).toMatchObject({ method: 'get', path: '/exports/contacts' })
    expect(barsOf(withExportBar(contacts, [contactsExport]))).toEqual(['contacts'])
    expect(barsOf(withExportBar(contacts, [{ ...contactsExport, hasOwnLink: true }]))).toEqual([])
    expect(barsOf(withExportBar({ ...contacts, slug: 'books' }, [contactsExport]))).toEqual([])
  })

  it('is a list whose columns are found missing when they have no field, or one that lists do not show', () => {
    expect(unknownColumns(contacts)).toEqual([])
    const { admin } = contacts
    expect(unknownColumns({ ...contacts, admin: { ...admin, defaultColumns: ['firstname'] } })).toEqual(['firstname'])
    const hidden: CollectionConfig = { ...contacts, fields: [{ name: 'firstName', type: 'text', hidden: true }] }
    expect(unknownColumns(hidden)).toEqual(['phone', 'firstName (hidden from lists)'])
  })
})
