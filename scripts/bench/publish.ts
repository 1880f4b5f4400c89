import { type Editor, type ShopBook, signIn } from './editor.ts'
import { type Place, placesOf, sitemapFiles } from './places.ts'
import { Connection } from './polling.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import { openShop, SIZES } from './shop.ts'
import { ms, quantile, times } from './statistics.ts'

const ROUNDS = 40

interface Shop {
  books: number
  editor: Editor
  connection: Connection
  newest: ShopBook[]
  places: Place[]
  saves: number[]
  /** Milliseconds from the response of a save until the new content is served, by place. */
  delays: Map<string, number[]>
  stop: () => Promise<void>
}

/** Delay from a save until each place serves the new content, alternating between a small and a large shop. */
export async function benchPublish(): Promise<Row[]> {
  const shops: Shop[] = []
  const noise: number[] = []
  try {
    for (const books of Object.values(SIZES)) shops.push(await open(books))
    for (let round = 0; round < ROUNDS; round++) {
      noise.push(fixedWork())
      for (const shop of shops) await saveAndWatch(shop, round)
    }
    return [{ measure: 'Noise of the machine: a fixed amount of work', figure: spread(noise) }, ...rowsOf(shops)]
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

async function open(books: number): Promise<Shop> {
  const portal = await openShop(books)
  const connection = new Connection(portal.origin)
  const stop = async () => {
    connection.close()
    await portal.stop()
  }
  try {
    await waitUntilIdle(portal.pid)
    const editor = await signIn(portal.origin, portal.administrator)
    const newest = await editor.newestBooks()
    const places = placesOf(await sitemapFiles(connection, newest))
    return { books, editor, connection, newest, places, saves: [], delays: new Map(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Saves once per place, so that polling one place does not delay the rendering of another. */
async function saveAndWatch({ editor, connection, newest, places, saves, delays }: Shop, round: number): Promise<void> {
  for (const [number, place] of places.entries()) {
    const book = newest[(round * places.length + number) % newest.length]
    if (book === undefined) throw new Error('The shop has no books.')
    // A unique price: ₹10,000.37 and up.
    const price = 1_000_037 + (round * places.length + number) * 100
    const { book: saved, took } = await editor.saveBook(book.id, price)
    const sign = place.shows === 'price' ? (price / 100).toFixed(2) : saved.updatedAt
    const delay = await connection.until(place.path(saved), sign)
    saves.push(took)
    delays.set(place.name, [...(delays.get(place.name) ?? []), delay])
  }
}

function rowsOf(shops: readonly Shop[]): Row[] {
  const saves = shops.map(({ books, saves }) => ({
    measure: `Save, ${books} books (p50 / p95 / max)`,
    figure: spread(saves),
  }))
  const delays = (shops[0]?.places ?? []).flatMap(({ name, limit }) => {
    const of = (shop: Shop) => shop.delays.get(name) ?? []
    const p95 = shops.map((shop) => quantile(of(shop), 0.95))
    const rows = shops.map((shop, i) =>
      judged(`Save to ${name}, ${shop.books} books`, spread(of(shop)), {
        text: `p95 < ${limit} ms`,
        met: (p95[i] ?? limit) < limit,
      }),
    )
    const growth = (p95[1] ?? Number.NaN) / (p95[0] ?? Number.NaN)
    return [...rows, { measure: `Save to ${name}, p95 large to small shop`, figure: times(growth) }]
  })
  return [...saves, ...delays]
}

function spread(values: readonly number[]): string {
  return [0.5, 0.95, 1].map((share) => ms(quantile(values, share))).join(' / ')
}

const STEPS = 2_000_000

/**
 * Does a fixed amount of work and returns its duration, a few milliseconds. The difference between p95 and median shows
 * how much a busy machine affects the other measurements.
 */
function fixedWork(): number {
  const started = performance.now()
  let sum = 0
  for (let i = 0; i < STEPS; i++) sum = (sum * 31 + i) | 0
  return performance.now() - started + (sum === 0.5 ? 1 : 0)
}
