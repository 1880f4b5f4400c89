import type { Finding } from '@pravesh/shared/verifier/findings'
import { verifyFile } from '@pravesh/shared/verifier/verify-file'

/** What the page shows about a file. */
export interface Answer {
  fileHash: string
  findings: Finding[]
  /** Null if the file cannot be read. */
  size: { rows: number; units: number; seats: number } | null
  /** The row of the key: from 1, and its seat. Null without a key, or without such a row. */
  row: { number: number; unit: string; category: string } | null
}

/** Checks a file, and finds the row of a key. */
export async function answerTo(file: Uint8Array<ArrayBuffer>, key: string): Promise<Answer> {
  const { fileHash, findings, run } = await verifyFile(file)
  if (run === null) return { fileHash, findings, size: null, row: null }
  const { input, result } = run
  const seats = result.seats.filter((seat) => seat !== null).length
  const place = key === '' ? -1 : input.candidates.findIndex((candidate) => candidate.key === key)
  const seat = result.seats[place]
  const row = {
    number: place + 1,
    unit: input.units[seat?.unit ?? -1]?.code ?? '',
    category: input.categories[seat?.category ?? -1] ?? '',
  }
  return {
    fileHash,
    findings,
    size: { rows: input.candidates.length, units: input.units.length, seats },
    row: place === -1 ? null : row,
  }
}
