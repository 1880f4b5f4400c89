import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { type Editor, signIn } from './editor.ts'
import { Applicant, type SampleFiles } from './mix-applicant.ts'
import { MixClient, RequestFailed, type Sent } from './mix-client.ts'
import { Connection } from './polling.ts'
import { aCourse } from './published-course.ts'
import { judged, type Row } from './report.ts'
import { largePdf, noisyJpeg } from './sample-files.ts'
import { ms } from './statistics.ts'

/** Responses before each kill, while the others are waiting for theirs. */
const KILL_AFTER = [2, 10, 20]
/** People who do each of the three things while the machine is killed. */
const PEOPLE = 12
const ACTS = ['submit', 'pay', 'print'] as const
export const PEOPLE_OF_CRASHES = KILL_AFTER.length * ACTS.length * PEOPLE
/** A lease of a killed process, and the minutely task after it. */
const SETTLED_WITHIN_MS = 180_000

type Act = (typeof ACTS)[number]

interface Person {
  act: Act
  applicant: Applicant
  acknowledged: boolean
}

interface Tally {
  people: Person[]
  acknowledged: number
  ready: number[]
  /** Course pages that did not show the last acknowledged save. */
  outdated: number
}

/** Kills a machine while it publishes, submits, settles and prints, and compares what it acknowledged with the records. */
export async function benchCrashes(cluster: Cluster): Promise<Row[]> {
  const [first] = cluster.machines
  if (first === undefined) throw new Error('There are no machines.')
  const editor = await signIn(first.origin, first.administrator, cluster.proxy.origin)
  const tally: Tally = { people: [], acknowledged: 0, ready: [], outdated: 0 }
  for (const [nth, after] of KILL_AFTER.entries()) await crash(cluster, { nth, after, editor, tally })
  const started = performance.now()
  const found = await settledCounts(editor, tally.people)
  const took = performance.now() - started
  const { people, acknowledged, ready, outdated } = tally
  const title = `Killed ${ready.length} times while publishing, submitting, settling and printing, ${cluster.name}`
  const whole = { applications: people.length, paid: people.length, receipts: people.length, unsettled: 0 }
  return [
    {
      measure: `${title}: acknowledged before the kills, of all`,
      figure: `${acknowledged} of ${people.length}; ready again after ${ready.map((each) => ms(each)).join(', ')}`,
    },
    judged(`${title}: applications, paid once, receipts, unsettled`, Object.values(found).join(', '), {
      text: Object.values(whole).join(', '),
      met: JSON.stringify(found) === JSON.stringify(whole),
    }),
    { measure: `${title}: settled after the last start`, figure: ms(took) },
    judged(`${title}: pages without the last acknowledged save`, String(outdated), { text: '0', met: outdated === 0 }),
  ]
}

interface CrashOptions {
  nth: number
  after: number
  editor: Editor
  tally: Tally
}

async function crash(cluster: Cluster, { nth, after, editor, tally }: CrashOptions): Promise<void> {
  const last = cluster.machines.length - 1
  const killed = cluster.machines[last]
  if (killed === undefined) throw new Error('There are no machines.')
  const sent: Sent[] = []
  const people = await prepared(cluster, nth, sent)
  const dying = new MixClients(killed.origin, sent)
  const { address } = await aCourse(editor)
  const publishing = publish(await signIn(killed.origin, killed.administrator, cluster.proxy.origin), { address, nth })
  let acknowledged = 0
  const working = Promise.allSettled(
    people.map(async (person) => {
      await perform(person, dying.next())
      person.acknowledged = true
      acknowledged += 1
      if (acknowledged === after) process.kill(killed.pid, 'SIGKILL')
    }),
  )
  const outcomes = await working
  if (acknowledged < after) process.kill(killed.pid, 'SIGKILL')
  const edition = await publishing
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof RequestFailed)) throw outcome.reason
  }
  dying.close()
  tally.acknowledged += acknowledged

  const started = performance.now()
  await cluster.start(last)
  tally.ready.push(performance.now() - started)
  tally.outdated += await outdatedPages(cluster, editor, { nth, edition })
  // People try again, and return from the bank, on whatever machine the proxy chooses.
  const again = new MixClients(cluster.proxy.origin, sent)
  for (const person of people) {
    if (!person.acknowledged) await perform(person, again.next())
    const applicant = person.applicant.on(again.next())
    if (person.act === 'submit') await applicant.pay()
    await applicant.verify()
    await applicant.downloadReceipt()
    person.applicant = applicant
  }
  again.close()
  tally.people.push(...people)
}

/** People before the step that the kill interrupts. */
async function prepared(cluster: Cluster, nth: number, sent: Sent[]): Promise<Person[]> {
  const files = await smallFiles()
  const clients = new MixClients(cluster.proxy.origin, sent)
  const { applicants, password } = cluster.people
  const enrolled = applicants.slice(nth * ACTS.length * PEOPLE, (nth + 1) * ACTS.length * PEOPLE)
  const people: Person[] = []
  for (const [index, one] of enrolled.entries()) {
    const act = ACTS[index % ACTS.length] ?? 'submit'
    const applicant = new Applicant(clients.next(), one, password)
    await applicant.logIn()
    await applicant.openForm()
    await applicant.upload(files)
    if (act !== 'submit') await applicant.submit()
    if (act === 'print') await applicant.pay()
    people.push({ act, applicant, acknowledged: false })
  }
  clients.close()
  return people
}

async function perform(person: Person, client: MixClient): Promise<void> {
  const applicant = person.applicant.on(client)
  person.applicant = applicant
  if (person.act === 'submit') await applicant.submit()
  else if (person.act === 'pay') await applicant.pay()
  else await applicant.downloadReceipt()
}

/** Saves a course until the machine dies. Returns the number of the last acknowledged save. */
async function publish(editor: Editor, { address, nth }: { address: string; nth: number }): Promise<number> {
  for (let edition = 1; ; edition++) {
    try {
      await editor.save(address, { summary: signOf(nth, edition) })
    } catch {
      return edition - 1
    }
  }
}

const signOf = (nth: number, edition: number) => `Kill ${nth}, edition ${edition} of the course`

/** Machines whose page of the course shows neither the last acknowledged save nor the one that was interrupted. */
async function outdatedPages(
  { machines }: Cluster,
  editor: Editor,
  { nth, edition }: { nth: number; edition: number },
): Promise<number> {
  const { page } = await aCourse(editor)
  if (edition === 0) return 0
  const connections = machines.map(({ origin }) => new Connection(origin))
  const shown = await Promise.all(connections.map((connection) => connection.text(page)))
  for (const connection of connections) connection.close()
  const accepted = [signOf(nth, edition), signOf(nth, edition + 1)]
  return shown.filter((html) => !accepted.some((sign) => html.includes(sign))).length
}

interface Counts {
  applications: number
  paid: number
  receipts: number
  unsettled: number
}

/** Counts the records of these people once everything is settled, or after the time in which it must be. */
async function settledCounts(editor: Editor, people: readonly Person[]): Promise<Counts> {
  const deadline = performance.now() + SETTLED_WITHIN_MS
  for (;;) {
    const counts: Counts = { applications: 0, paid: 0, receipts: 0, unsettled: 0 }
    for (const { applicant } of people) await add(counts, editor, applicant.studentId)
    if (counts.unsettled === 0 || performance.now() > deadline) return counts
    await sleep(1000)
  }
}

async function add(counts: Counts, editor: Editor, studentId: string): Promise<void> {
  const all = async (collection: string, field: string) => {
    const query = `/api/${collection}?depth=0&limit=50&where[${field}][equals]=${studentId}`
    return (await editor.read<{ docs: { status?: string; settledAt?: string | null }[] }>(query)).reply.docs
  }
  const applications = await all('applications', 'student')
  const paid = (await all('payments', 'studentId')).filter(({ status }) => status === 'paid')
  counts.applications += applications.length
  counts.paid += paid.length
  counts.receipts += (await all('receipts', 'studentId')).length
  counts.unsettled += [...applications, ...paid].filter(({ settledAt }) => !settledAt).length
}

async function smallFiles(): Promise<SampleFiles> {
  const picture = await noisyJpeg(60_000, 500)
  return { picture, scan: picture, pdf: largePdf(20_000) }
}

/** A client for each person. */
class MixClients {
  private readonly clients: MixClient[] = []
  private readonly origin: string
  private readonly sent: Sent[]

  constructor(origin: string, sent: Sent[]) {
    this.origin = origin
    this.sent = sent
  }

  next(): MixClient {
    const client = new MixClient(this.origin, this.sent)
    this.clients.push(client)
    return client
  }

  close(): void {
    for (const client of this.clients) client.close()
  }
}
