import { paths } from '@pravesh/shared/site/paths'
import { signIn } from './editor.ts'
import { compare, loadProgram, type Round } from './load.ts'
import { startNext } from './next-app.ts'
import { startNginx } from './nginx.ts'
import { type ServedPage, servedPage } from './pages.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import type { Server } from './server.ts'
import { openShop, SIZES, shopFolder } from './shop.ts'
import { median, medianRatio, times } from './statistics.ts'

const MIN_RATIO_TO_NEXT = 15
const MIN_RATIO_TO_NGINX = 0.6

/**
 * Pages with identical bytes and headers from the portal, from Next's cache and, if installed, from nginx. The portal is
 * one process, so it is compared with nginx with one worker and with a worker for each of two cores.
 */
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
    const one = await startNginx(pages, 1)
    if (one) others.push(one)
    const two = await startNginx(pages, 2)
    if (two) others.push(two)
    const rows: Row[] = []
    for (const page of pages) rows.push(...(await measure(page, { portal, next, one, two })))
    if (one === null)
      rows.push({ measure: 'Static pages: requests/s to nginx’s', figure: 'not measured: nginx is not installed' })
    return rows
  } finally {
    for (const server of others) await server.stop()
    await portal.stop()
  }
}

interface Servers {
  portal: { pid: number; origin: string }
  next: Server
  one: Server | null
  two: Server | null
}

async function measure({ name, path, html }: ServedPage, { portal, next, one, two }: Servers): Promise<Row[]> {
  const file = (server: Server) => ({ pid: server.pid, address: `${server.origin}/${name}.html` })
  const rounds = await compare({
    'the portal, one process': { pid: portal.pid, address: portal.origin + path },
    Next: { pid: next.pid, address: `${next.origin}/${name}` },
    ...(one ? { 'nginx, one worker': file(one) } : {}),
    ...(two ? { 'nginx, two workers': file(two) } : {}),
  })
  const { 'the portal, one process': ours, ...theirs } = rounds
  const title = `Static page ${name} (${(html.length / 1000).toFixed(0)} kB, ${loadProgram})`
  return [
    ...Object.entries(rounds).map(([who, of]) => ({ measure: `${title}: ${who}`, figure: figureOf(of) })),
    ...Object.entries(theirs).flatMap(([who, of]) => ratioRows(title, { ours, theirs: of, who })),
  ]
}

function ratioRows(
  title: string,
  { ours, theirs, who }: { ours: readonly Round[]; theirs: readonly Round[]; who: string },
): Row[] {
  const min = who === 'Next' ? MIN_RATIO_TO_NEXT : MIN_RATIO_TO_NGINX
  const perSecond = medianRatio(
    ours.map((round) => round.perSecond),
    theirs.map((round) => round.perSecond),
  )
  const cpu = medianRatio(
    theirs.map((round) => round.cpuPerRequest),
    ours.map((round) => round.cpuPerRequest),
  )
  return [
    judged(`${title}: requests/s to those of ${who}`, times(perSecond), { text: `≥ ${min}`, met: perSecond >= min }),
    { measure: `${title}: requests per CPU second to those of ${who}`, figure: times(cpu) },
  ]
}

/** The medians of requests per second and CPU time per request. */
export function figureOf(rounds: readonly Round[]): string {
  const perSecond = median(rounds.map((round) => round.perSecond))
  const cpu = median(rounds.map((round) => round.cpuPerRequest))
  return `${Math.round(perSecond)}/s, ${cpu.toFixed(3)} ms CPU`
}
