import { CHECKS, type Finding } from './findings.ts'
import { type PublishedRun, readRun } from './published-run.ts'
import { verifyRun } from './verify-run.ts'

export interface Verdict {
  /** SHA-256 of the whole file, in hexadecimal digits, to compare with the published one. */
  fileHash: string
  /** Empty if the result is exactly what the rules give. */
  findings: Finding[]
  /** Null if the file cannot be read. */
  run: PublishedRun | null
}

/**
 * Checks a published file: three lines of JSON, of which the first has the SHA-256 of the other two, then the input, then the result.
 *
 * @param file Its bytes, as downloaded.
 */
export async function verifyFile(file: Uint8Array<ArrayBuffer>): Promise<Verdict> {
  const fileHash = await sha256(file)
  const [first = '', input = '', result = '', ...more] = new TextDecoder().decode(file).split('\n')
  const header = parsed(first) as { inputHash?: unknown; resultHash?: unknown } | undefined
  const wrongHashes: Finding[] = []
  for (const [name, text] of Object.entries({ inputHash: input, resultHash: result })) {
    const hash = await sha256(new TextEncoder().encode(text))
    if (header?.[name as 'inputHash'] !== hash) wrongHashes.push({ check: 'hash', detail: `${name} is ${hash}` })
  }
  const run = more.join('') === '' ? readRun(parsed(input), parsed(result)) : 'The file has more than three lines.'
  if (typeof run === 'string')
    return { fileHash, findings: [...wrongHashes, { check: 'shape', detail: run }], run: null }
  const findings = [...wrongHashes, ...verifyRun(run)]
  findings.sort((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check))
  return { fileHash, findings, run }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
