import { bookCalls } from '@pravesh/shared/shop/catalogue/wire'
import { paths } from '@pravesh/shared/site/paths'
import type { RunningPortal } from '../lib/running-portal.ts'
import { type ShopBook, signIn } from './editor.ts'
import { Connection } from './polling.ts'
import { waitUntilIdle } from './processes.ts'
import type { Row } from './report.ts'
import { openShop, SIZES } from './shop.ts'
import { ms, quantile, times } from './statistics.ts'

const ROUNDS = 200
const WARM_UP = 20

const page = (values: Record<string, string>) => `${paths.books}?${new URLSearchParams(values)}`
const search = (text: string, limit = '') =>
  `/api${bookCalls.searchBooks.path.replace(':text?', encodeURIComponent(text))}${limit}`

/** What visitors request, by a book that they look for. */
const REQUESTS: Record<string, (book: ShopBook) => string> = {
  'search call, one title': ({ name }) => search(name),
  'search call, while typing': ({ name }) => search(name.slice(0, 7), '?limit=8'),
  // The author has fewer than the 200 books of a full reply in the small shop.
  'search call, 100 books of an author of many': ({ author }) => search(author, '?limit=100'),
  'search page, one title': ({ name }) => page({ search: name }),
  'search page, an author of many': ({ author }) => page({ search: author }),
  'filter by course': ({ course }) => page({ course }),
  'filter by course and semester': ({ course, semester }) => page({ course, semester }),
  'filter and search': ({ course, author }) => page({ course, search: author }),
  'fifth page': () => page({ page: '5' }),
}

/** Searches and filters of the catalogue, in turn in a small and a large shop. */
export async function benchCatalogue(): Promise<Row[]> {
  const portals: RunningPortal[] = []
  try {
    for (const books of Object.values(SIZES)) portals.push(await openShop(books))
    const visitors = await Promise.all(portals.map(visitorOf))
    const rows: Row[] = []
    for (const [name, address] of Object.entries(REQUESTS)) {
      const took = visitors.map((): number[] => [])
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        for (const [index, { connection, books }] of visitors.entries()) {
          const book = books[(round + WARM_UP) % books.length]
          if (book === undefined) throw new Error('The shop has no books.')
          const started = performance.now()
          await connection.text(address(book))
          if (round >= 0) took[index]?.push(performance.now() - started)
        }
      }
      rows.push(rowOf(name, took))
    }
    rows.push(await benchTypingErrors(visitors[1]))
    for (const { connection } of visitors) connection.close()
    return rows
  } finally {
    for (const portal of portals) await portal.stop()
  }
}

/** Search calls with a typing error in a title, in turn with the title as it is spelt. */
async function benchTypingErrors(visitor: Visitor | undefined): Promise<Row> {
  if (visitor === undefined) throw new Error('There is no large shop.')
  const { connection, books } = visitor
  const took = { spelt: [] as number[], misspelt: [] as number[] }
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const { name } = books[(round + WARM_UP) % books.length] ?? { name: '' }
    for (const [kind, text] of [
      ['spelt', name],
      ['misspelt', withTypingError(name)],
    ] as const) {
      const started = performance.now()
      const reply = await connection.text(search(text))
      if (!reply.includes(JSON.stringify(name))) throw new Error(`A search for “${text}” does not find “${name}”.`)
      if (round >= 0) took[kind].push(performance.now() - started)
    }
  }
  const spread = (values: readonly number[]) => [0.5, 0.95].map((share) => ms(quantile(values, share))).join(', ')
  const [p50, p95] = [0.5, 0.95].map((share) => times(quantile(took.misspelt, share) / quantile(took.spelt, share)))
  return {
    measure: `Catalogue, search call, one title / with a typing error, ${SIZES.large} books (p50, p95)`,
    figure: `${spread(took.spelt)} / ${spread(took.misspelt)}: p50 ${p50}, p95 ${p95}`,
    target: 'p50 × 1.2',
  }
}

/** A title of which the longest word lacks its third letter. */
function withTypingError(title: string): string {
  const [longest = ''] = title.split(' ').sort((a, b) => b.length - a.length)
  return title.replace(longest, longest.slice(0, 2) + longest.slice(3))
}

type Visitor = Awaited<ReturnType<typeof visitorOf>>

async function visitorOf(portal: RunningPortal) {
  await waitUntilIdle(portal.pid)
  const books = await (await signIn(portal.origin, portal.administrator)).newestBooks()
  return { connection: new Connection(portal.origin), books }
}

function rowOf(name: string, took: readonly number[][]): Row {
  const [small = [], large = []] = took
  const spread = (values: readonly number[]) => [0.5, 0.95].map((share) => ms(quantile(values, share))).join(', ')
  const [p50, p95] = [0.5, 0.95].map((share) => times(quantile(large, share) / quantile(small, share)))
  return {
    measure: `Catalogue, ${name}: ${SIZES.small} / ${SIZES.large} books (p50, p95)`,
    figure: `${spread(small)} / ${spread(large)}: p50 ${p50}, p95 ${p95}`,
  }
}
