import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { bookCalls } from '@pravesh/shared/shop/catalogue/wire'
import { paths } from '@pravesh/shared/site/paths'
import { enrol, login, page } from './accounts-people.ts'
import { APPLICATIONS, applicationsFolder, openApplications } from './admissions-folders.ts'
import { type Applicant, enrolApplicants } from './admissions-students.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import { type Arrivals, type Outcome, sendArrivals } from './rush-load.ts'
import { ms, quantile } from './statistics.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const WARM_UP_SECONDS = 10
const SUBMISSIONS = 20
/** What cannot be answered within this time is to be refused. */
const LONGEST_MS = 2000
const WORDS = ['childhood', 'pharmacy', 'history', 'maths', 'science', 'psychology', 'language', 'school']

/** A rush of logins, searches and submissions at fixed rates, with pages and health checks meanwhile. */
export async function benchRush(): Promise<Row[]> {
  const folder = await applicationsFolder(APPLICATIONS.small)
  const { applicants } = await enrolApplicants(folder, SUBMISSIONS * (WARM_UP_SECONDS + SECONDS))
  const enrolled = await enrol(folder, 500)
  const portal = await openApplications(APPLICATIONS.small)
  try {
    await waitUntilIdle(portal.pid)
    const kinds: Arrivals[] = [
      { name: 'health check', perSecond: 20, connections: 10, request: page('/healthz') },
      { name: 'page', perSecond: 50, connections: 50, request: page(paths.home) },
      { name: 'submission', perSecond: SUBMISSIONS, connections: 100, request: (n) => submission(applicants, n) },
      { name: 'login', perSecond: 40, connections: 200, request: login(enrolled) },
      { name: 'search', perSecond: 300, connections: 300, request: search },
    ]
    const { origin } = portal
    const outcomes = await sendArrivals({ origin, kinds, seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS })
    return outcomes.flatMap((outcome, kind) => rowsOf(outcome, kinds[kind]?.perSecond ?? 0))
  } finally {
    await portal.stop()
  }
}

function submission(applicants: readonly Applicant[], n: number) {
  const applicant = applicants[n % applicants.length]
  return {
    method: 'POST' as const,
    path: callAddress(admissionCalls.submit),
    headers: {
      authorization: `Bearer ${applicant?.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.2.${(n >> 8) % 256}.${n % 256}`,
    },
    body: JSON.stringify(applicant?.submission),
  }
}

function search(n: number) {
  const text = `${WORDS[n % WORDS.length]} ${String.fromCharCode(97 + (n % 26))}`
  const headers = { 'x-forwarded-for': `10.3.${(n >> 8) % 256}.${n % 256}` }
  return { method: 'GET' as const, path: callAddress(bookCalls.searchBooks, { text }), headers }
}

function rowsOf({ name, sent, served, refused, waits, others }: Outcome, perSecond: number): Row[] {
  const measure = `Rush, ${name}, ${perSecond} a second for ${SECONDS} s`
  const part = (times: readonly number[], shares: readonly number[]) =>
    times.length === 0 ? '–' : shares.map((share) => ms(quantile(times, share))).join(' / ')
  const failed = [...others].map(([what, count]) => `, ${count} × ${what}`).join('')
  const slowest = served.length === 0 ? 0 : quantile(served, 0.99)
  return [
    {
      measure: `${measure}: served of sent`,
      figure: `${served.length} of ${sent}, ${refused.length} refused${failed}`,
    },
    judged(`${measure}: p50 / p99 / longest`, part(served, [0.5, 0.99, 1]), {
      text: `p99 ≤ ${LONGEST_MS} ms`,
      met: slowest <= LONGEST_MS,
    }),
    ...(refused.length === 0
      ? []
      : [
          {
            measure: `${measure}: p50 / longest until the refusal, Retry-After`,
            figure: `${part(refused, [0.5, 1])}, ${quantile(waits, 0.5)} to ${quantile(waits, 1)} s`,
          },
        ]),
  ]
}
