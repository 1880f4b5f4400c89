import { createHash } from 'node:crypto'
import { proposeMatches } from '@pravesh/shared/payments/statement/propose-matches'
import { readStatement, type StatementLine } from '@pravesh/shared/payments/statement/read-statement'
import {
  MAX_STATEMENT_BYTES,
  MAX_STATEMENT_ROWS,
  STATEMENT_FIELD,
  type StatementReport,
} from '@pravesh/shared/payments/statement/staff-calls'
import { isDrafted, isProposed, isUnknown, LINE_STATUSES } from '@pravesh/shared/payments/statement/status'
import { fileSize } from '@pravesh/shared/platform/file-size'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { staffKey } from '../../foundation/person-key.ts'
import { invalid } from '../../foundation/problem.ts'
import type { BankLine } from '../../payload-types.ts'
import { CheckFailed } from '../../storage/uploads/checks/check-limits.ts'
import { fileChecks } from '../../storage/uploads/checks/feature.ts'
import type { StaffMember } from '../staff-member.ts'
import { lineProposal } from './enter-line.ts'
import { findCandidates } from './find-candidates.ts'
import { type DraftPayment, proposePayments } from './propose-payments.ts'

interface ImportOptions {
  payload: Payload
  file: { name: string; bytes: Uint8Array }
  staff: StaffMember
  now: Date
}

/** Message about a larger file. */
export const TOO_LARGE = `This file is larger than ${fileSize(MAX_STATEMENT_BYTES)}. Upload a shorter period.`

const MAX_ROW_LENGTH = 10_000

/**
 * Stores the lines of a bank statement that say what was received, each once however often it is uploaded. Proposes the
 * offline payments that they are, or a new one for a student whom they name; also for lines that an earlier file has brought
 * and that are still unknown. Throws a Problem: 400 for a file that is no statement, 429 or 503 when too many wait.
 */
export async function importStatement({ payload, file, staff, now }: ImportOptions): Promise<StatementReport> {
  const { lines, skipped } = await linesOf({ payload, file, staff })
  const known = await knownLines(payload, lines)
  const open = lines.filter((line) => known.get(keyOf(line))?.isUnknown ?? true)
  const proposals = await proposalsOf({ payload, lines: open, now })
  const report: StatementReport = {
    added: 0,
    proposed: 0,
    drafted: 0,
    known: 0,
    skipped: skipped.slice(0, MAX_SKIPPED),
  }
  for (const [index, line] of open.entries()) {
    const proposal = proposals[index]
    if (proposal === undefined) continue
    const data = {
      ...proposal,
      fileName: file.name.slice(0, MAX_NAME),
      importedBy: staff.name,
      importedById: staff.id,
      importedAt: now.toISOString(),
    }
    const earlier = known.get(keyOf(line))
    const isStored = earlier
      ? await proposeAgain({ payload, id: earlier.id, data })
      : await insert({ payload, line, data })
    if (!isStored) continue
    if (!earlier) report.added += 1
    if (isProposed(proposal.status)) report.proposed += 1
    if (isDrafted(proposal.status)) report.drafted += 1
  }
  return { ...report, known: lines.length - report.added }
}

type Proposal = Pick<BankLine, 'status' | 'proposal' | 'offlineId' | 'note'> & { draft: DraftPayment | null }
type Imported = Proposal & Pick<BankLine, 'fileName' | 'importedBy' | 'importedById' | 'importedAt'>

/** What is proposed for each line: an offline payment that it is, otherwise a new one. */
async function proposalsOf({ payload, lines, now }: { payload: Payload; lines: StatementLine[]; now: Date }) {
  const candidates = await findCandidates(payload, now)
  const matches = proposeMatches(lines, [...candidates.values()])
  const others = lines.filter((_, index) => !matches[index]?.candidateId)
  const drafts = await proposePayments({ payload, lines: others, now })
  return lines.map((line, index): Proposal => {
    const { candidateId = null, note = '' } = matches[index] ?? {}
    const candidate = candidates.get(candidateId ?? '')
    if (!candidate) return { note, offlineId: null, ...lineProposal(drafts[others.indexOf(line)] ?? null) }
    const proposal = `${candidate.description}, ${formatPaise(candidate.amountPaise)}`
    return { status: 'proposed', proposal, offlineId: candidateId, draft: null, note }
  })
}

/** False if another call has stored the line at the same time. */
function insert({ payload, line, data }: { payload: Payload; line: StatementLine; data: Imported }): Promise<boolean> {
  const { bookedOn, amountPaise, narration, reference } = line
  const content = { bookedOn, amountPaise, narration: narration || '–', reference: reference || null }
  return insertIfAbsent({ payload, collection: 'bank-lines', data: { key: keyOf(line), ...content, ...data } })
}

/**
 * The person who brings a proposal counts as importer of the line, and cannot confirm it. False without a proposal, or if the line
 * has changed.
 */
async function proposeAgain({ payload, id, data }: { payload: Payload; id: string; data: Imported }): Promise<boolean> {
  if (isUnknown(data.status)) return false
  const where = { and: [{ id: { equals: id } }, { status: { in: LINE_STATUSES.filter(isUnknown) } }] }
  return (await changeOne({ payload, collection: 'bank-lines', where, data })) !== null
}

const MAX_NAME = 200
const MAX_SKIPPED = 20

async function linesOf({ payload, file, staff }: Omit<ImportOptions, 'now'>) {
  if (file.bytes.byteLength > MAX_STATEMENT_BYTES) throw wrongFile(TOO_LARGE)
  const limits = { maxRows: MAX_STATEMENT_ROWS, maxRowLength: MAX_ROW_LENGTH }
  const parsed = await fileChecks(payload)
    .run('parseCsv', { bytes: file.bytes, ...limits }, staffKey(staff.id))
    .catch((error: unknown) => {
      if (error instanceof CheckFailed) return { problem: 'notText' as const }
      throw error
    })
  if ('problem' in parsed) {
    throw wrongFile(
      parsed.problem === 'tooManyRows'
        ? `This file has more than ${MAX_STATEMENT_ROWS} lines. Upload a shorter period.`
        : 'We cannot read this file. Export the statement from your bank as CSV.',
    )
  }
  const read = readStatement([{ row: 1, cells: parsed.header }, ...parsed.rows])
  if (read === null) {
    throw wrongFile(
      'We find no columns for the date and the credited amount in this file. Export the statement as CSV.',
    )
  }
  return read
}

function wrongFile(message: string) {
  return invalid([{ field: STATEMENT_FIELD, code: 'unreadable', message }])
}

const keyOf = ({ identity }: StatementLine) => createHash('sha256').update(identity).digest('hex')

const BATCH = 500

/** The lines that are stored already, by key. */
async function knownLines(payload: Payload, lines: readonly StatementLine[]) {
  const known = new Map<string, { id: string; isUnknown: boolean }>()
  for (let at = 0; at < lines.length; at += BATCH) {
    const where = { key: { in: lines.slice(at, at + BATCH).map(keyOf) } }
    const rows = await readRows({ payload, collection: 'bank-lines', where, fields: ['key', 'status'] })
    for (const { id, key, status } of rows) known.set(key, { id, isUnknown: isUnknown(status) })
  }
  return known
}
