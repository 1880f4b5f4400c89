import { contentCalls } from '@pravesh/shared/content/wire'
import { bookCalls } from '@pravesh/shared/shop/catalogue/wire'
import { signIn } from './editor.ts'
import { compare, loadProgram } from './load.ts'
import { removeNext, startNext } from './next-app.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import { openShop, SIZES, shopFolder } from './shop.ts'
import { figureOf } from './static.ts'
import { medianRatio, times } from './statistics.ts'

const MIN_RATIO = 2

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
        rows.push(...(await measure(call.path, path, { portal, next })))
      }
      // No target: unlike the others, this call is not cached, so the database dominates on both sides.
      const search = `/api${bookCalls.searchBooks.path.replace(':text?', encodeURIComponent(book?.name ?? ''))}`
      for (const { measure: title, figure } of await measure(bookCalls.searchBooks.path, search, { portal, next })) {
        rows.push({ measure: title, figure })
      }
      return rows
    } finally {
      await next.stop()
    }
  } finally {
    await portal.stop()
    await removeNext()
  }
}

type Contender = { pid: number; origin: string }

async function measure(name: string, path: string, { portal, next }: { portal: Contender; next: Contender }) {
  const rounds = await compare({
    ours: { pid: portal.pid, address: portal.origin + path },
    next: { pid: next.pid, address: next.origin + path },
  })
  const title = `Call ${name} (${loadProgram})`
  const perSecond = medianRatio(
    rounds.ours.map((round) => round.perSecond),
    rounds.next.map((round) => round.perSecond),
  )
  const cpu = medianRatio(
    rounds.next.map((round) => round.cpuPerRequest),
    rounds.ours.map((round) => round.cpuPerRequest),
  )
  return [
    { measure: `${title}: ours`, figure: figureOf(rounds.ours) },
    { measure: `${title}: next`, figure: figureOf(rounds.next) },
    judged(`${title}: requests/s to Next’s`, times(perSecond), { text: `≥ ${MIN_RATIO}`, met: perSecond >= MIN_RATIO }),
    { measure: `${title}: CPU of Next to ours`, figure: times(cpu) },
  ]
}
