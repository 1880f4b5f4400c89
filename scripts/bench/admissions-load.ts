import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { RunningPortal } from '../lib/running-portal.ts'
import { generateLoad, type LoadRequest, type LoadResult } from './accounts-load.ts'
import type { Applicant } from './admissions-students.ts'
import { judged, type Row } from './report.ts'
import { largePdf, noisyJpeg } from './sample-files.ts'
import { ms, quantile } from './statistics.ts'
import { uploadRequest } from './upload-request.ts'

const SECONDS = 8
/** Number of concurrent clients. */
const CLIENTS = 16
/** CPU time of one request, in milliseconds. */
const MAX_SUBMISSION_CPU = 20
const MAX_SCAN_CPU = 80

/** Complete submissions: validation, record, history, messages and payment page. Documents are already uploaded. */
export async function benchSubmissions(portal: RunningPortal, applicants: readonly Applicant[]): Promise<Row[]> {
  const result = await generateLoad(portal, {
    clients: CLIENTS,
    seconds: SECONDS,
    request: (n) => submission(nth(applicants, n), n),
  })
  if (result.times.length >= applicants.length) throw new Error('Too few students for the number of submissions.')
  return [
    judged(`Submission, ${CLIENTS} at a time`, figureOf(result), {
      text: `≤ ${MAX_SUBMISSION_CPU} ms CPU`,
      met: result.cpuPerRequest <= MAX_SUBMISSION_CPU,
    }),
  ]
}

function submission({ token, submission }: Applicant, n: number): LoadRequest {
  return {
    method: 'POST',
    path: callAddress(admissionCalls.submit),
    headers: { ...asStudent(token, n), 'content-type': 'application/json' },
    body: JSON.stringify(submission),
  }
}

/** Headers of a student with a unique client address. */
function asStudent(token: string, n: number): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.2.${(n >> 8) % 256}.${n % 256}` }
}

/** Uploads of noisy photos and scans with the sizes that phones produce. */
export async function benchUploads(portal: RunningPortal, applicants: readonly Applicant[]): Promise<Row[]> {
  const files = [
    { what: 'photo', document: 'photo', name: 'photo.jpg', bytes: await noisyJpeg(150_000, 700), maxCpu: null },
    {
      what: 'scan, JPEG',
      document: 'tenthResult',
      name: 'scan.jpg',
      bytes: await noisyJpeg(2_000_000, 2600),
      maxCpu: MAX_SCAN_CPU,
    },
    { what: 'scan, PDF', document: 'degreeResult', name: 'scan.pdf', bytes: largePdf(2_000_000), maxCpu: null },
  ] as const
  const rows: Row[] = []
  for (const { what, document, name, bytes, maxCpu } of files) {
    const request = (n: number): LoadRequest => {
      const { token } = nth(applicants, n)
      const sent = uploadRequest({ token, document, name, bytes })
      return { ...sent, headers: { ...sent.headers, ...asStudent(token, n) } }
    }
    const result = await generateLoad(portal, { clients: CLIENTS, seconds: SECONDS, request })
    const megabytes = ((result.perSecond * bytes.byteLength) / 1e6).toFixed(1)
    const size = `${(bytes.byteLength / 1000).toFixed(0)} kB`
    const measure = `Upload, ${what} of ${size}, ${CLIENTS} at a time`
    const figure = `${figureOf(result)}, ${megabytes} MB/s`
    rows.push(
      maxCpu === null
        ? { measure, figure }
        : judged(measure, figure, { text: `≤ ${maxCpu} ms CPU`, met: result.cpuPerRequest <= maxCpu }),
    )
  }
  return rows
}

function nth(applicants: readonly Applicant[], n: number): Applicant {
  const applicant = applicants[n % applicants.length]
  if (applicant === undefined) throw new Error('The portal has no students.')
  return applicant
}

function figureOf({ perSecond, cpuPerRequest, times }: LoadResult): string {
  const [p50, p99] = [0.5, 0.99].map((share) => ms(quantile(times, share)))
  return `${perSecond.toFixed(1)}/s, p50 ${p50}, p99 ${p99}, ${cpuPerRequest.toFixed(0)} ms CPU`
}
