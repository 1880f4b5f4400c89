import { paths } from '@pravesh/shared/site/paths'
import { signIn } from './editor.ts'
import { compare, loadProgram, type Round } from './load.ts'
import { removeNext, startNext } from './next-app.ts'
import { startNginx } from './nginx.ts'
import { type ServedPage, servedPage } from './pages.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import type { Server } from './server.ts'
import { openShop, SIZES, shopFolder } from './shop.ts'
import { median, medianRatio, times } from './statistics.ts'

const MIN_RATIO_TO_NEXT = 15
const MIN_RATIO_TO_NGINX = 0.2

/** Pages with identical bytes and headers from the portal, from Next's cache and, if installed, from nginx. */
export async function benchStatic(): Promise<Row[]> {
  const portal = await openShop(SIZES.small)
  const others: Server[] = []
  try {
    await waitUntilIdle(portal.pid)
    const [book] = await (await signIn(portal.origin, portal.administrator)).newestBooks()
    if (book === undefined) throw new Error('The shop has no books.')
    const pages = [
      await servedPage(portal.origin, 'home', paths.home),
      await servedPage(portal.origin, 'book', paths.book(book.id, book.slug)),
    ]
    const next = await startNext(await shopFolder(SIZES.small), pages)
    others.push(next)
    const nginx = await startNginx(pages)
    if (nginx) others.push(nginx)
    const rows: Row[] = []
    for (const page of pages) rows.push(...(await measure(page, { portal, next, nginx })))
    if (nginx === null)
      rows.push({ measure: 'Static pages: requests/s to nginx’s', figure: 'not measured: nginx is not installed' })
    return rows
  } finally {
    for (const server of others) await server.stop()
    await portal.stop()
    await removeNext()
  }
}

interface Servers {
  portal: { pid: number; origin: string }
  next: Server
  nginx: Server | null
}

async function measure({ name, path, html }: ServedPage, { portal, next, nginx }: Servers): Promise<Row[]> {
  const rounds = await compare({
    ours: { pid: portal.pid, address: portal.origin + path },
    next: { pid: next.pid, address: `${next.origin}/${name}` },
    ...(nginx ? { nginx: { pid: nginx.pid, address: `${nginx.origin}/${name}.html` } } : {}),
  })
  const title = `Static page ${name} (${(html.length / 1000).toFixed(0)} kB, ${loadProgram})`
  const rows = Object.entries(rounds).map(([who, of]) => ({ measure: `${title}: ${who}`, figure: figureOf(of) }))
  return [
    ...rows,
    ratioRow(`${title}: requests/s to Next’s`, rounds.ours, rounds.next, MIN_RATIO_TO_NEXT),
    ...(rounds.nginx
      ? [ratioRow(`${title}: requests/s to nginx’s`, rounds.ours, rounds.nginx, MIN_RATIO_TO_NGINX)]
      : []),
  ]
}

function ratioRow(measure: string, ours: readonly Round[], theirs: readonly Round[], min: number): Row {
  const ratio = medianRatio(
    ours.map((round) => round.perSecond),
    theirs.map((round) => round.perSecond),
  )
  return judged(measure, times(ratio), { text: `≥ ${min}`, met: ratio >= min })
}

/** The medians of requests per second and CPU time per request. */
export function figureOf(rounds: readonly Round[]): string {
  const perSecond = median(rounds.map((round) => round.perSecond))
  const cpu = median(rounds.map((round) => round.cpuPerRequest))
  return `${Math.round(perSecond)}/s, ${cpu.toFixed(3)} ms CPU`
}
