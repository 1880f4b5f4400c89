import { setTimeout as sleep } from 'node:timers/promises'
import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { LoadRequest } from './accounts-load.ts'
import type { Applicant } from './admissions-students.ts'
import type { Editor } from './editor.ts'
import type { Arrivals } from './rush-load.ts'

/** A lease of a killed process, and the minutely task after it. */
const SETTLED_WITHIN_MS = 180_000

interface Counts {
  applications: number
  payments: number
}

/** People who submit an application and then pay for it, and what was acknowledged to them. */
export class Payers {
  private readonly applicants: readonly Applicant[]
  private readonly acknowledged: Counts = { applications: 0, payments: 0 }
  private readonly sent: Counts = { applications: 0, payments: 0 }
  /** Pages of the simulator on which they have not paid yet. */
  private readonly unpaid: string[] = []
  private readonly before: Counts

  private constructor(applicants: readonly Applicant[], before: Counts) {
    this.applicants = applicants
    this.before = before
  }

  static async gather(applicants: readonly Applicant[], staff: Editor): Promise<Payers> {
    return new Payers(applicants, await countsOf(staff))
  }

  arrivals({ submissions, payments }: { submissions: number; payments: number }): Arrivals[] {
    return [
      {
        name: 'submission',
        perSecond: submissions,
        connections: 100,
        request: () => this.submission(),
        onServed: (body) => {
          this.acknowledged.applications += 1
          const { url } = JSON.parse(body)
          this.unpaid.push(new URL(url).pathname)
        },
      },
      {
        name: 'payment',
        perSecond: payments,
        connections: 100,
        status: 303,
        request: () => this.payment(),
        onServed: () => {
          this.acknowledged.payments += 1
        },
      },
    ]
  }

  /**
   * What was acknowledged and is missing, or was recorded twice; once the portal has asked for the payments whose reports
   * were lost, and has settled all.
   */
  async faults(staff: Editor): Promise<string[]> {
    const deadline = performance.now() + SETTLED_WITHIN_MS
    let found = await this.presentFaults(staff)
    for (; found.length > 0 && performance.now() < deadline; found = await this.presentFaults(staff)) await sleep(1000)
    return found
  }

  private async presentFaults(staff: Editor): Promise<string[]> {
    const now = await countsOf(staff)
    const unsettled = await total(staff, 'payments', 'where[status][equals]=paid&where[settledAt][exists]=false')
    const wrong = (['applications', 'payments'] as const).flatMap((kind) => {
      const added = now[kind] - this.before[kind]
      const isPossible = added >= this.acknowledged[kind] && added <= this.sent[kind]
      return isPossible ? [] : [`${added} ${kind} of ${this.acknowledged[kind]} acknowledged`]
    })
    return unsettled === 0 ? wrong : [...wrong, `${unsettled} payments unsettled`]
  }

  private submission(): LoadRequest | null {
    const n = this.sent.applications
    const applicant = this.applicants[n]
    if (applicant === undefined) return null
    this.sent.applications += 1
    return {
      method: 'POST',
      path: callAddress(admissionCalls.submit),
      headers: { ...from(n), authorization: `Bearer ${applicant.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(applicant.submission),
    }
  }

  private payment(): LoadRequest | null {
    const path = this.unpaid.shift()
    if (path === undefined) return null
    this.sent.payments += 1
    const headers = { ...from(this.sent.payments), 'content-type': 'application/x-www-form-urlencoded' }
    return { method: 'POST', path, headers, body: 'act=pay' }
  }
}

const from = (n: number) => ({ 'x-forwarded-for': `10.2.${(n >> 8) % 256}.${n % 256}` })

async function countsOf(staff: Editor): Promise<Counts> {
  const [applications, payments] = await Promise.all([
    total(staff, 'applications', ''),
    total(staff, 'payments', 'where[status][equals]=paid'),
  ])
  return { applications, payments }
}

/** The number of records of a collection. */
export async function total(staff: Editor, collection: string, where: string): Promise<number> {
  const address = `/api/${collection}?depth=0&limit=1&${where}`
  return (await staff.read<{ totalDocs: number }>(address)).reply.totalDocs
}
