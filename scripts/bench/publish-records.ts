import { paths } from '@pravesh/shared/site/paths'
import { type Editor, signIn } from './editor.ts'
import { Connection } from './polling.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import { openShop, SIZES } from './shop.ts'
import { ms, quantile } from './statistics.ts'

const ROUNDS = 40
const SETTINGS_ROUNDS = 3
const OWN_PAGE = 40
const WHOLE_SITE = 300
/** Pages read after a change of the settings, spread over the whole site. */
const SAMPLE = 40

interface Kind {
  name: string
  /** The record's or global's address in the admin API. */
  address: string
  page: string
  field: string
}

/** Delay from a save of every kind of record besides books until its own page, and of the settings until any page. */
export async function benchPublishRecords(): Promise<Row[]> {
  const portal = await openShop(SIZES.small)
  const connection = new Connection(portal.origin)
  try {
    await waitUntilIdle(portal.pid)
    const editor = await signIn(portal.origin, portal.administrator)
    const rows: Row[] = []
    for (const kind of await kindsOf(editor, portal.origin))
      rows.push(await benchKind(kind, { editor, connection, pid: portal.pid }))
    return [...rows, ...(await benchSettings({ editor, connection, pid: portal.pid }))]
  } finally {
    connection.close()
    await portal.stop()
  }
}

interface Portal {
  editor: Editor
  connection: Connection
  pid: number
}

async function kindsOf(editor: Editor, origin: string): Promise<Kind[]> {
  // An address with the id leads to that with the name.
  const pageOf = async (address: string) => new URL((await fetch(origin + address)).url).pathname
  const first = async (collection: string) => {
    const list = `/api/${collection}?depth=0&limit=1&where[_status][equals]=published`
    const { reply } = await editor.read<{ docs: { id: string; key?: string }[] }>(list)
    const [record] = reply.docs
    if (record === undefined) throw new Error(`The shop has no published ${collection}.`)
    return { ...record, address: `/api/${collection}/${record.id}?depth=0` }
  }
  const [course, college, group, policy, recorded] = await Promise.all(
    ['courses', 'colleges', 'gallery-items', 'policies', 'recorded-courses'].map(first),
  )
  const at = (record: { address: string } | undefined) => record?.address ?? ''
  return [
    { name: 'course', address: at(course), page: await pageOf(paths.course(course?.id ?? '')), field: 'summary' },
    { name: 'college', address: at(college), page: await pageOf(paths.college(college?.id ?? '')), field: 'address' },
    { name: 'gallery group', address: at(group), page: paths.gallery, field: 'title' },
    { name: 'policy', address: at(policy), page: paths.policy(policy?.key ?? ''), field: 'title' },
    { name: 'recorded course', address: at(recorded), page: paths.purchase, field: 'name' },
    { name: 'home page', address: '/api/globals/home', page: paths.home, field: 'heroTitle' },
    { name: 'about us page', address: '/api/globals/about', page: paths.about, field: 'title' },
  ]
}

async function benchKind({ name, address, page, field }: Kind, { editor, connection }: Portal): Promise<Row> {
  const delays: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sign = `Edition ${round} of ${name}`
    await editor.save(address, { [field]: sign })
    delays.push(await connection.until(page, sign))
  }
  return row(`Save to its own page: ${name}, ${SIZES.small} books`, delays, OWN_PAGE)
}

/** After a save of the settings, asks for pages of the whole site one by one: the time until each shows the change. */
async function benchSettings({ editor, connection, pid }: Portal): Promise<Row[]> {
  const { reply } = await editor.read<{ docs: { id: string; slug: string }[] }>(
    `/api/books?depth=0&limit=${SIZES.small}&where[_status][equals]=published&where[active][equals]=true`,
  )
  const books = reply.docs.map(({ id, slug }) => paths.book(id, slug))
  const step = Math.floor(books.length / SAMPLE)
  const sample = [paths.home, paths.contact, ...books.filter((_, at) => at % step === 0)]
  const delays: number[] = []
  for (let round = 0; round < SETTINGS_ROUNDS; round++) {
    await waitUntilIdle(pid)
    const sign = `Small print ${round}`
    await editor.save('/api/globals/site-settings', { footerNote: sign })
    for (const page of sample) delays.push(await connection.until(page, sign))
  }
  return [row(`Save of the settings to any page of ${SIZES.small} books, from its request`, delays, WHOLE_SITE)]
}

function row(measure: string, delays: readonly number[], limit: number): Row {
  const figure = [0.5, 0.95, 1].map((share) => ms(quantile(delays, share))).join(' / ')
  return judged(measure, figure, { text: `p95 < ${limit} ms`, met: quantile(delays, 0.95) < limit })
}
