/** @sqlite-only it reads the plans of SQLite; MongoDB has the same indexes */
import { expect, it } from 'vitest'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { withTies } from '../database/adapter/sort-ties.ts'
import { sqliteOf } from '../database/adapter/sqlite-of.ts'

const portal = startTestPortal()

/** Lists that stay short. */
const SHORT = new Set<string>([
  'colleges',
  'courses',
  'fee-structures',
  'gallery-items',
  'policies',
  'recorded-courses',
  'reference-lists',
  'staff',
  'subjects',
  'correction-windows',
  'merit-processes',
])

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const term = (sort: string) => `"${columnOf(sort.replace(/^-/, ''))}"${sort.startsWith('-') ? ' DESC' : ''}`

/** How SQLite orders a list: by the sort that Payload gives it, which adds the creation. */
async function planOf(slug: string, sort: string): Promise<string> {
  const client = sqliteOf(portal.payload)?.client
  const terms = (withTies(sort) ?? [...new Set([sort, /^-?createdAt$/.test(sort) ? sort : '-createdAt'])]).map(term)
  const query = `EXPLAIN QUERY PLAN SELECT * FROM "${slug.replaceAll('-', '_')}" ORDER BY ${terms.join(', ')} LIMIT 10`
  const { rows } = (await client?.execute(query)) ?? { rows: [] }
  return rows.map(({ detail }) => detail).join('; ')
}

/** Sorting among equal values is nothing, unless thousands have none yet. */
const SORTS = { all: 'TEMP B-TREE FOR ORDER BY', equal: 'TEMP B-TREE' }

it('reads the first page of each list by an index, however many records there are', async () => {
  const sorted: string[] = []
  for (const { slug, admin, defaultSort, flattenedFields } of portal.payload.config.collections) {
    if (admin.hidden === true || SHORT.has(slug)) continue
    const sort = (Array.isArray(defaultSort) ? defaultSort[0] : defaultSort) ?? '-createdAt'
    const field = flattenedFields.find(({ name }) => name === sort.replace(/^-/, ''))
    const isFilled = field === undefined || ('required' in field && field.required)
    if ((await planOf(slug, sort)).includes(isFilled ? SORTS.all : SORTS.equal)) sorted.push(`${slug} by ${sort}`)
  }
  expect(sorted).toEqual([])
})

it.each(['number', 'studentName', 'collegeName', 'status', 'feePaidAt', 'submittedAt'])(
  'reads the first page of applications sorted by %s by an index, from both ends',
  async (column) => {
    for (const sort of [column, `-${column}`]) {
      expect(await planOf('applications', sort), sort).not.toContain(SORTS.all)
    }
  },
)
