import { DatabaseSync } from 'node:sqlite'
import { mongoBytes } from '../../cms/test/mongo-bytes.ts'
import type { Cluster } from './cluster.ts'
import type { Applicant } from './mix-applicant.ts'
import { MixClient, type Sent } from './mix-client.ts'
import type { Crowd, Journey } from './mix-journeys.ts'
import { type LoadOutcome, measured } from './mix-load.ts'
import type { Row } from './report.ts'

const PEOPLE = 48
/** Few enough that nothing waits long, so that CPU time is spent on the requests alone. */
const AT_ONCE = 4
/** One browser prints after the other. */
const RECEIPTS = 20

export interface Costs {
  rows: Row[]
  sent: Sent[]
}

/** CPU time of each step of an application and of each other journey, run alone. */
export async function benchCosts(cluster: Cluster, crowd: Crowd): Promise<Costs> {
  const all: Sent[] = []
  const rows: Row[] = []
  const run = async (name: string, each: (nth: number, sent: Sent[]) => Promise<void>, people = PEOPLE) => {
    const outcome = await measured({ cluster, crowd }, async (sent) => {
      let next = 0
      const worker = async () => {
        while (next < people) await each(next++, sent)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
      return people
    })
    all.push(...outcome.sent)
    rows.push({ measure: `CPU, ${name}, ${cluster.name}`, figure: costOf(outcome, people) })
    return outcome
  }

  await run('visit', (_, sent) => crowd.run('visit', sent), PEOPLE * 5)
  const before = await storedBytes(cluster)
  await steps(cluster, crowd, run)
  const after = await storedBytes(cluster)
  const kilobytes = (kind: keyof typeof after) => ((after[kind] - before[kind]) / PEOPLE / 1000).toFixed(0)
  const figure = `files ${kilobytes('files')} kB, records and indexes ${kilobytes('records')} kB`
  rows.push({ measure: `Stored for a paid application, ${cluster.name}`, figure })
  for (const journey of ['status', 'student', 'staff'] satisfies Journey[]) {
    await run(journey, (_, sent) => crowd.run(journey, sent))
  }
  return { rows, sent: all }
}

type Run = (name: string, each: (nth: number, sent: Sent[]) => Promise<void>, people?: number) => Promise<LoadOutcome>

/** The steps of applicants, each run for all of them before the next one. */
async function steps(cluster: Cluster, crowd: Crowd, run: Run): Promise<void> {
  const sent: Sent[] = []
  const clients = Array.from({ length: PEOPLE }, () => new MixClient(cluster.proxy.origin, sent))
  const applicants = clients.map((client) => crowd.applicant(client))
  const step = async (name: string, act: (applicant: Applicant) => Promise<void>, people = PEOPLE) => {
    await run(
      name,
      async (nth, recorded) => {
        const applicant = applicants[nth]
        if (applicant) await act(applicant)
        recorded.push(...sent.splice(0))
      },
      people,
    )
  }
  try {
    await step('apply: registered', (each) => crowd.register(each))
    await step('apply: login', (each) => each.logIn())
    await step('apply: form opened', (each) => each.openForm())
    await step('apply: 15 drafts saved', (each) => each.saveDrafts())
    await step('apply: files uploaded', (each) => each.upload(crowd.files))
    await step('apply: submitted', (each) => each.submit())
    await step('apply: paid', (each) => each.pay())
    await step('apply: dashboard', (each) => crowd.remember(each))
    await step('receipt printed', (each) => each.downloadReceipt(), RECEIPTS)
  } finally {
    for (const client of clients) client.close()
  }
}

function costOf({ cpu, sent, seconds }: LoadOutcome, people: number): string {
  const portals = cpu.portals.reduce((sum, each) => sum + each, 0)
  const each = (used: number) => `${((used * 1000) / people).toFixed(used / people < 0.01 ? 1 : 0)} ms`
  const received = sent.reduce((sum, { bytes }) => sum + bytes, 0) / people / 1000
  const requests = sent.length / people
  const use = `portal ${each(portals)}, proxy ${each(cpu.proxy)}, rest ${each(cpu.rest)}`
  return `${use}; ${requests.toFixed(1)} requests, ${received.toFixed(0)} kB sent; ${(people / seconds).toFixed(1)}/s`
}

/** Size of the uploads, and of the records with their indexes. */
async function storedBytes(cluster: Cluster): Promise<{ files: number; records: number }> {
  return { files: await cluster.storedFiles(), records: await bytesOfDatabase(cluster) }
}

async function bytesOfDatabase({ database, databaseUri }: Cluster): Promise<number> {
  if (database === 'MongoDB') return mongoBytes(databaseUri)
  const file = new DatabaseSync(databaseUri.replace('file:', ''), { readOnly: true })
  try {
    const pages = file
      .prepare(
        'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
      )
      .get()
    return Number(pages?.bytes)
  } finally {
    file.close()
  }
}
