import { accountCalls } from '@pravesh/shared/accounts/wire'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { feePaymentCalls } from '@pravesh/shared/fees/pay/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { paths } from '@pravesh/shared/site/paths'
import type { Cluster } from './cluster.ts'
import { Applicant, type SampleFiles, sampleFiles } from './mix-applicant.ts'
import { MixClient, RequestFailed, type Sent } from './mix-client.ts'
import { StaffMember } from './mix-staff.ts'
import { type SitePages, sitePages, visit } from './mix-visits.ts'

/**
 * Journeys of an admission week for each complete application: five visits, of applicants who compare and of people who
 * do not apply; two looks at the status; 0.4 of an earlier year's students; and 0.1 decisions, because the office decides
 * most applications later: 20 officers decide about 400 an hour, and 4,000 applications arrive in a busy one.
 */
const MIX = { visit: 50, apply: 10, status: 20, student: 4, staff: 1 } as const
export type Journey = keyof typeof MIX | 'drafts'

/** Journeys that print the receipt, or publish a course. */
const RECEIPT_EVERY = 10
const COURSE_EVERY = 4

/** The journeys in a fixed order, each kind evenly spread. */
export const SEQUENCE: readonly Journey[] = (Object.entries(MIX) as [Journey, number][])
  .flatMap(([journey, share]) => Array.from({ length: share }, (_, at) => ({ journey, at: (at + 0.5) / share })))
  .sort((one, other) => one.at - other.at)
  .map(({ journey }) => journey)

interface CrowdParts {
  pages: SitePages
  files: SampleFiles
  /** Reads the codes of people who register. */
  outbox: StaffMember
}

/** People who use the portals through the proxy. */
export class Crowd {
  readonly files: SampleFiles
  /** People whose application is paid, each with a session, for later looks at the status. */
  private readonly paid: Applicant[] = []
  /** Paid applications that the office has not decided. */
  private readonly waiting: ApplicationView[] = []
  private readonly cluster: Cluster
  private readonly pages: SitePages
  private readonly outbox: StaffMember
  private applied = 0
  private started = 0

  private constructor(cluster: Cluster, { pages, files, outbox }: CrowdParts) {
    this.cluster = cluster
    this.outbox = outbox
    this.pages = pages
    this.files = files
  }

  static async gather(cluster: Cluster): Promise<Crowd> {
    const { origin } = cluster.proxy
    const client = new MixClient(origin, [])
    const outbox = await StaffMember.signIn(client, origin, administratorOf(cluster))
    client.close()
    return new Crowd(cluster, { pages: await sitePages(origin), files: await sampleFiles(), outbox })
  }

  /** The next person without an account. Throws if all have applied. */
  applicant(client: MixClient): Applicant {
    const { newcomers, password } = this.cluster.people
    const person = newcomers[this.applied++]
    if (person === undefined) throw new Error('Too few applicants for the load.')
    return new Applicant(client, person, password)
  }

  /** Runs a journey from the first request to the last, over a connection of its own. */
  async run(journey: Journey, sent: Sent[]): Promise<void> {
    const client = new MixClient(this.cluster.proxy.origin, sent)
    const n = this.started++
    try {
      await this[journey](client, n)
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
    } finally {
      client.close()
    }
  }

  private async visit(client: MixClient, n: number): Promise<void> {
    await visit(client, this.pages, n)
  }

  private async apply(client: MixClient): Promise<void> {
    const applicant = this.applicant(client)
    await this.register(applicant)
    await applicant.openDashboard()
    await applicant.openForm()
    await applicant.saveDrafts()
    await applicant.upload(this.files)
    await applicant.submit()
    await applicant.pay()
    await this.remember(applicant)
  }

  register(applicant: Applicant): Promise<void> {
    return applicant.register(this.outbox)
  }

  /** Makes a paid application known to the office and to later looks at the status. */
  async remember(applicant: Applicant): Promise<void> {
    const view = await applicant.openDashboard()
    this.paid.push(applicant)
    if (view?.feePaid) this.waiting.push(view)
  }

  /** Saves of a form only: the shortest request that writes. */
  private async drafts(client: MixClient, n: number): Promise<void> {
    const known = this.paid[n % this.paid.length]
    if (known === undefined) throw new Error('There is no applicant yet.')
    const applicant = known.on(client)
    await applicant.openForm()
    await applicant.saveDrafts()
  }

  private async status(client: MixClient, n: number): Promise<void> {
    const known = this.paid[n % this.paid.length]
    if (known === undefined) return
    const applicant = known.on(client)
    // A session lasts a day, so that every second one looks again without a login.
    if (n % 2 === 0) await applicant.logIn()
    await applicant.openDashboard()
    if (n % RECEIPT_EVERY === 0) await applicant.downloadReceipt()
  }

  private async student(client: MixClient, n: number): Promise<void> {
    const { students } = this.cluster.people
    const headers = { authorization: `Bearer ${students[n % students.length]}` }
    await client.send('page of the account', { path: paths.account, headers: { 'accept-encoding': 'br' } })
    const calls = { whoAmI: accountCalls.whoAmI, 'own application': admissionCalls.mine, ...feePaymentCalls }
    for (const route of ['whoAmI', 'own application', 'feePayments', 'feePlans'] as const) {
      await client.send(route, { path: callAddress(calls[route]), headers })
    }
  }

  private async staff(client: MixClient, n: number): Promise<void> {
    const staff = await StaffMember.signIn(client, this.cluster.proxy.origin, administratorOf(this.cluster))
    await staff.list()
    const application = this.waiting.shift()
    if (application) await staff.decide(application)
    if (n % COURSE_EVERY === 0) await staff.saveCourse(n)
  }
}

function administratorOf({ machines }: Cluster) {
  const [machine] = machines
  if (machine === undefined) throw new Error('There are no machines.')
  return machine.administrator
}
