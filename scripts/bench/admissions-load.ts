import { randomBytes } from 'node:crypto'
import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import sharp from 'sharp'
import type { RunningPortal } from '../lib/running-portal.ts'
import { generateLoad, type LoadRequest, type LoadResult } from './accounts-load.ts'
import type { Applicant } from './admissions-students.ts'
import type { Row } from './report.ts'
import { ms, quantile } from './statistics.ts'
import { uploadRequest } from './upload-request.ts'

const SECONDS = 8
/** Number of concurrent clients. */
const CLIENTS = 16

/** Complete submissions: validation, record, history, messages and payment page. Documents are already uploaded. */
export async function benchSubmissions(portal: RunningPortal, applicants: readonly Applicant[]): Promise<Row[]> {
  const result = await generateLoad(portal, {
    clients: CLIENTS,
    seconds: SECONDS,
    request: (n) => submission(nth(applicants, n), n),
  })
  if (result.times.length >= applicants.length) throw new Error('Too few students for the number of submissions.')
  return [{ measure: `Submission, ${CLIENTS} at a time`, figure: figureOf(result) }]
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
    { what: 'photo', document: 'photo', name: 'photo.jpg', bytes: await noisyJpeg(150_000, 700) },
    { what: 'scan, JPEG', document: 'tenthResult', name: 'scan.jpg', bytes: await noisyJpeg(2_000_000, 2600) },
    { what: 'scan, PDF', document: 'degreeResult', name: 'scan.pdf', bytes: largePdf(2_000_000) },
  ] as const
  const rows: Row[] = []
  for (const { what, document, name, bytes } of files) {
    const request = (n: number): LoadRequest => {
      const { token } = nth(applicants, n)
      const sent = uploadRequest({ token, document, name, bytes })
      return { ...sent, headers: { ...sent.headers, ...asStudent(token, n) } }
    }
    const result = await generateLoad(portal, { clients: CLIENTS, seconds: SECONDS, request })
    const megabytes = ((result.perSecond * bytes.byteLength) / 1e6).toFixed(1)
    const size = `${(bytes.byteLength / 1000).toFixed(0)} kB`
    rows.push({
      measure: `Upload, ${what} of ${size}, ${CLIENTS} at a time`,
      figure: `${figureOf(result)}, ${megabytes} MB/s`,
    })
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

/** A noisy JPEG of the highest quality that fits into `maxBytes`. */
async function noisyJpeg(maxBytes: number, width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  const size = { width, height: Math.round((width * 4) / 3) }
  const drawn = await sharp({ create: { ...size, channels: 3, background: '#b08060', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (let quality = 95; quality > 5; quality--) {
    const jpeg = await sharp(drawn).jpeg({ quality }).toBuffer()
    if (jpeg.byteLength <= maxBytes) return jpeg
  }
  throw new Error(`No picture of ${width} pixels fits into ${maxBytes} bytes.`)
}

/** A PDF padded with a stream of random data. */
function largePdf(bytes: number): Buffer {
  const filling = randomBytes(bytes / 2).toString('hex')
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n'
  const stream = `3 0 obj\n<< /Length ${filling.length} >>\nstream\n${filling}\nendstream\nendobj\n`
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R >>\n'
  return Buffer.from(`${head}${stream}${table}startxref\n${head.length + stream.length}\n%%EOF\n`, 'latin1')
}
