import { contentCalls } from '@pravesh/shared/content/wire'
import { bookCalls } from '@pravesh/shared/shop/catalogue/wire'
import { signIn } from './editor.ts'
import { compare, loadProgram, type Round } from './load.ts'
import { startNext } from './next-app.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import { openShop, SIZES, shopFolder } from './shop.ts'
import { figureOf } from './static.ts'
import { median, medianRatio, times } from './statistics.ts'

const MIN_RATIO = 2
/** In milliseconds. */
const MAX_SEARCH_CPU = 1

/** Calls of the contract through the portal and through Payload's Next route handler, on the same database. */
export async function benchApi(): Promise<Row[]> {
  const portal = await openShop(SIZES.small)
  try {
    await waitUntilIdle(portal.pid)
    const [book] = await (await signIn(portal.origin, portal.administrator)).newestBooks()
    const next = await startNext(await shopFolder(SIZES.small), [])
    try {
      const rows: Row[] = []
      for (const call of [contentCalls.courses, contentCalls.colleges, bookCalls.book]) {
        const path = `/api${call.path.replace(':id', book?.id ?? '')}`
        rows.push(...rowsOf(call.path, await measure(path, { portal, next }), MIN_RATIO))
      }
      const { path } = bookCalls.searchBooks
      const search = await measure(`/api${path.replace(':text?', encodeURIComponent(book?.name ?? ''))}`, {
        portal,
        next,
      })
      return [...rows, ...rowsOf(path, search), searchRow(search.ours)]
    } finally {
      await next.stop()
    }
  } finally {
    await portal.stop()
  }
}

type Contender = { pid: number; origin: string }

function measure(path: string, { portal, next }: { portal: Contender; next: Contender }) {
  return compare({
    ours: { pid: portal.pid, address: portal.origin + path },
    next: { pid: next.pid, address: next.origin + path },
  })
}

function rowsOf(
  name: string,
  { ours, next }: { ours: readonly Round[]; next: readonly Round[] },
  minRatio?: number,
): Row[] {
  const title = `Call ${name} (${loadProgram})`
  const perSecond = medianRatio(
    ours.map((round) => round.perSecond),
    next.map((round) => round.perSecond),
  )
  const cpu = medianRatio(
    next.map((round) => round.cpuPerRequest),
    ours.map((round) => round.cpuPerRequest),
  )
  const [measure, figure] = [`${title}: requests/s to Next’s`, times(perSecond)]
  return [
    { measure: `${title}: ours`, figure: figureOf(ours) },
    { measure: `${title}: next`, figure: figureOf(next) },
    minRatio === undefined
      ? { measure, figure }
      : judged(measure, figure, { text: `≥ ${minRatio}`, met: perSecond >= minRatio }),
    { measure: `${title}: CPU of Next to ours`, figure: times(cpu) },
  ]
}

/** Unlike the other calls, a search is not cached, so its ratio to Next has no target: the database dominates both. */
function searchRow(rounds: readonly Round[]): Row {
  const cpu = median(rounds.map((round) => round.cpuPerRequest))
  return judged(`Search of books, CPU of a call, ${SIZES.small} books`, `${cpu.toFixed(2)} ms`, {
    text: `≤ ${MAX_SEARCH_CPU} ms`,
    met: cpu <= MAX_SEARCH_CPU,
  })
}
