import { paths } from '@pravesh/shared/site/paths'
import { signIn } from './editor.ts'
import { compare, loadProgram, type Round } from './load.ts'
import { removeNext, startNext } from './next-app.ts'
import { startNginx } from './nginx.ts'
import { type ServedPage, servedPage } from './pages.ts'
import { quiet } from './processes.ts'
import { judged, type Row } from './report.ts'
import type { Server } from './server.ts'
import { openShop, SIZES, shopFolder } from './shop.ts'
import { median, medianRatio, times } from './statistics.ts'

const AGAINST_NEXT = 15
const AGAINST_NGINX = 0.2

/** The same bytes and headers of a page from the portal, from Next's cache and, where it is installed, from nginx. */
export async function benchStatic(): Promise<Row[]> {
  const portal = await openShop(SIZES.small)
  const others: Server[] = []
  try {
    await quiet(portal.pid)
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
      rows.push({ measure: 'Static pages against nginx', figure: 'not measured: nginx is not installed' })
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
    against(`${title}: requests/s to Next’s`, rounds.ours, rounds.next, AGAINST_NEXT),
    ...(rounds.nginx ? [against(`${title}: requests/s to nginx’s`, rounds.ours, rounds.nginx, AGAINST_NGINX)] : []),
  ]
}

function against(measure: string, ours: readonly Round[], theirs: readonly Round[], aim: number): Row {
  const ratio = medianRatio(
    ours.map((round) => round.perSecond),
    theirs.map((round) => round.perSecond),
  )
  return judged(measure, times(ratio), { text: `≥ ${aim}`, met: ratio >= aim })
}

/** Requests a second and processor time for each, in the middle of the rounds. */
export function figureOf(rounds: readonly Round[]): string {
  const perSecond = median(rounds.map((round) => round.perSecond))
  const cpu = median(rounds.map((round) => round.cpuPerRequest))
  return `${Math.round(perSecond)}/s, ${cpu.toFixed(3)} ms CPU`
}
