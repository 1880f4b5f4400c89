import { randomBytes } from 'node:crypto'
import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import sharp from 'sharp'
import type { RunningPortal } from '../lib/running-portal.ts'
import { type Answers, type Ask, keepAsking } from './accounts-load.ts'
import type { Applicant } from './admissions-students.ts'
import type { Row } from './report.ts'
import { ms, quantile } from './statistics.ts'
import { uploadAsk } from './upload-ask.ts'

const SECONDS = 8
/** How many send at a time. */
const SENDERS = 16

/**
 * Whole applications by students who have uploaded their documents before: checks, row, history, messages, payment
 * page.
 */
export async function benchSubmissions(portal: RunningPortal, applicants: readonly Applicant[]): Promise<Row[]> {
  const result = await keepAsking(portal, {
    people: SENDERS,
    seconds: SECONDS,
    ask: (n) => submission(nth(applicants, n), n),
  })
  if (result.took.length >= applicants.length) throw new Error('There were too few students to send applications.')
  return [{ measure: `Submission, ${SENDERS} at a time`, figure: figureOf(result) }]
}

function submission({ token, submission }: Applicant, n: number): Ask {
  return {
    method: 'POST',
    path: callAddress(admissionCalls.submit),
    headers: { ...asStudent(token, n), 'content-type': 'application/json' },
    body: JSON.stringify(submission),
  }
}

/** Each student at an address of their own. */
function asStudent(token: string, n: number): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.2.${(n >> 8) % 256}.${n % 256}` }
}

/** Photos and scans as phones make them: full of noise, so that they are as large as they are. */
export async function benchUploads(portal: RunningPortal, applicants: readonly Applicant[]): Promise<Row[]> {
  const files = [
    { what: 'photo', document: 'photo', name: 'photo.jpg', bytes: await noisyJpeg(150_000, 700) },
    { what: 'scan, JPEG', document: 'tenthResult', name: 'scan.jpg', bytes: await noisyJpeg(2_000_000, 2600) },
    { what: 'scan, PDF', document: 'degreeResult', name: 'scan.pdf', bytes: largePdf(2_000_000) },
  ] as const
  const rows: Row[] = []
  for (const { what, document, name, bytes } of files) {
    const ask = (n: number): Ask => {
      const { token } = nth(applicants, n)
      const sent = uploadAsk({ token, document, name, bytes })
      return { ...sent, headers: { ...sent.headers, ...asStudent(token, n) } }
    }
    const result = await keepAsking(portal, { people: SENDERS, seconds: SECONDS, ask })
    const megabytes = ((result.perSecond * bytes.byteLength) / 1e6).toFixed(1)
    const size = `${(bytes.byteLength / 1000).toFixed(0)} kB`
    rows.push({
      measure: `Upload, ${what} of ${size}, ${SENDERS} at a time`,
      figure: `${figureOf(result)}, ${megabytes} MB/s`,
    })
  }
  return rows
}

function nth(applicants: readonly Applicant[], n: number): Applicant {
  const applicant = applicants[n % applicants.length]
  if (applicant === undefined) throw new Error('There are no students.')
  return applicant
}

function figureOf({ perSecond, cpuPerRequest, took }: Answers): string {
  const [half, almostAll] = [0.5, 0.99].map((share) => ms(quantile(took, share)))
  return `${perSecond.toFixed(1)}/s, p50 ${half}, p99 ${almostAll}, ${cpuPerRequest.toFixed(0)} ms CPU`
}

/** The best quality that stays below a size. */
async function noisyJpeg(most: number, width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  const size = { width, height: Math.round((width * 4) / 3) }
  const drawn = await sharp({ create: { ...size, channels: 3, background: '#b08060', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (let quality = 95; quality > 5; quality--) {
    const jpeg = await sharp(drawn).jpeg({ quality }).toBuffer()
    if (jpeg.byteLength <= most) return jpeg
  }
  throw new Error(`No picture of ${width} pixels fits into ${most} bytes.`)
}

/** One page with a long stream of noise beside it. */
function largePdf(bytes: number): Buffer {
  const filling = randomBytes(bytes / 2).toString('hex')
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n'
  const stream = `3 0 obj\n<< /Length ${filling.length} >>\nstream\n${filling}\nendstream\nendobj\n`
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R >>\n'
  return Buffer.from(`${head}${stream}${table}startxref\n${head.length + stream.length}\n%%EOF\n`, 'latin1')
}
