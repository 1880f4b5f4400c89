import { paths } from '@pravesh/shared/site/paths'
import { type Cluster, type DatabaseName, databasesOfRun, portalsOfRun, startCluster } from './cluster.ts'
import { type Editor, type ShopBook, signIn } from './editor.ts'
import { benchCrashes, PEOPLE_OF_CRASHES } from './machines-crash.ts'
import { MixClient, RequestFailed, type Sent } from './mix-client.ts'
import { failureRow } from './mix-failures.ts'
import { sitePages, visit } from './mix-visits.ts'
import { Connection } from './polling.ts'
import { waitUntilIdle } from './processes.ts'
import { aCourse } from './published-course.ts'
import { judged, type Row } from './report.ts'
import { ms, quantile } from './statistics.ts'

const MACHINES = portalsOfRun(3)
/** `BENCH_BOOKS=20000` measures the large shop, which takes ten minutes longer. */
const BOOKS = Number(process.env.BENCH_BOOKS ?? 1_000)
const ROUNDS = 30
const VISITORS = 4
const MISSED = 10
const OTHERS_LIMIT = 1000

/** Machines with folders of their own on one database: saves on any of them are live on all, also after kills. */
export async function benchMachines(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databasesOfRun()) rows.push(...(await benchOn(database)))
  return rows
}

async function benchOn(database: DatabaseName): Promise<Row[]> {
  const sizes = { machines: MACHINES, books: BOOKS, applications: 0, applicants: PEOPLE_OF_CRASHES, newcomers: 0 }
  const cluster = await startCluster({ database, ...sizes })
  try {
    for (const { pid } of cluster.machines) await waitUntilIdle(pid)
    const sent: Sent[] = []
    const rows = await whileRead(cluster, sent, () => benchSaves(cluster))
    const reads = failureRow(`Visits meanwhile, failed requests, ${cluster.name}`, sent)
    return [...rows, reads, await benchMissed(cluster), ...(await benchCrashes(cluster))]
  } finally {
    await cluster.remove()
  }
}

/** Runs something while visitors read pages of all machines. */
async function whileRead<T>(cluster: Cluster, sent: Sent[], run: () => Promise<T>): Promise<T> {
  const pages = await sitePages(cluster.proxy.origin)
  let isOver = false
  let visits = 0
  const visitor = async () => {
    while (!isOver) {
      const client = new MixClient(cluster.proxy.origin, sent)
      await visit(client, pages, visits++).catch((error: unknown) => {
        if (!(error instanceof RequestFailed)) throw error
      })
      client.close()
    }
  }
  const visitors = Array.from({ length: VISITORS }, visitor)
  try {
    return await run()
  } finally {
    isOver = true
    await Promise.all(visitors)
  }
}

async function benchSaves({ machines, name, proxy }: Cluster): Promise<Row[]> {
  const connections = machines.map(({ origin }) => new Connection(origin))
  const editors = await Promise.all(
    machines.map(({ origin, administrator }) => signIn(origin, administrator, proxy.origin)),
  )
  const course = await aCourse(editors[0])
  const book = await aBook(editors[0])
  const saves = {
    course: { page: course.page, save: saveCourse(course.address), shown: (round: number) => `Edition ${round} of` },
    book: {
      page: paths.book(book.id, book.slug),
      save: (editor: Editor, round: number) => editor.saveBook(book.id, priceOf(round)),
      shown: (round: number) => `₹${priceOf(round) / 100}`,
    },
  }
  const rows: Row[] = []
  for (const [what, { page, save, shown }] of Object.entries(saves)) {
    const own: number[] = []
    const others: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const writer = round % machines.length
      const editor = editors[writer]
      if (editor) await save(editor, round)
      const delays = await Promise.all(connections.map((connection) => connection.until(page, shown(round))))
      delays.forEach((delay, at) => void (at === writer ? own : others).push(delay))
    }
    const figure = (delays: readonly number[]) => [0.5, 0.95, 1].map((share) => ms(quantile(delays, share))).join(' / ')
    const where = `${MACHINES} machines, ${BOOKS} books, read meanwhile, ${name}`
    rows.push(
      { measure: `Save of a ${what} to its page on the same machine, ${where}`, figure: figure(own) },
      judged(`Save of a ${what} to its page on the other machines, ${where}`, figure(others), {
        text: `p95 < ${OTHERS_LIMIT} ms`,
        met: quantile(others, 0.95) < OTHERS_LIMIT,
      }),
    )
  }
  for (const connection of connections) connection.close()
  return rows
}

const saveCourse = (address: string) => (editor: Editor, round: number) =>
  editor.save(address, { summary: `Edition ${round} of the course` })

/** A price in paise that no other round has. */
const priceOf = (round: number) => 50_100 + round * 100

/** Kills a machine, saves on another, and compares all machines once the killed one is ready again. */
async function benchMissed(cluster: Cluster): Promise<Row> {
  const { machines, name, proxy } = cluster
  const [first] = machines
  const last = machines.length - 1
  const killed = machines[last]
  if (first === undefined || killed === undefined) throw new Error('There are no machines.')
  const editor = await signIn(first.origin, first.administrator, proxy.origin)
  const { address, page } = await aCourse(editor)
  const save = (round: number) => editor.save(address, { summary: `Missed edition ${round}` })
  await save(0)
  process.kill(killed.pid, 'SIGKILL')
  for (let round = 1; round <= MISSED; round++) await save(round)
  const started = performance.now()
  await cluster.start(last)
  const took = performance.now() - started
  const bodies = await Promise.all(machines.map(async ({ origin }) => (await fetch(origin + page)).text()))
  const isCurrent = bodies.every((body) => body.includes(`Missed edition ${MISSED}`))
  return judged(`Ready after a kill and ${MISSED} saves elsewhere, ${BOOKS} books, ${name}`, ms(took), {
    text: 'its page is current',
    met: isCurrent,
  })
}

async function aBook(editor: Editor | undefined): Promise<ShopBook> {
  const [book] = (await editor?.newestBooks()) ?? []
  if (book === undefined) throw new Error('The shop has no books.')
  return book
}
