import { createHash } from 'node:crypto'
import { namedReasons } from '@pravesh/shared/allotment/calls/named-reasons'
import { type ChangedSeat, compareRuns, type Run } from '@pravesh/shared/allotment/compare/compare-runs'
import { allot } from '@pravesh/shared/allotment/engine/allot'
import { seatFigures } from '@pravesh/shared/allotment/figures/vacancies'
import { Thresholds } from '@pravesh/shared/allotment/reasons/thresholds'
import { reasonsFor } from '@pravesh/shared/allotment/reasons/why'
import { waysToAccept } from '@pravesh/shared/allotment/rounds/answer'
import { roundInput, UnitsChanged } from '@pravesh/shared/allotment/rounds/round-input'
import { canonicalText } from '@pravesh/shared/allotment/run/canonical-text'
import { checkInput } from '@pravesh/shared/allotment/run/check-input'
import { publishedFile } from '@pravesh/shared/allotment/run/published-file'
import type { RunInput } from '@pravesh/shared/allotment/run/run-input'
import type { RunResult } from '@pravesh/shared/allotment/run/run-result'
import { findingText } from '@pravesh/shared/verifier/findings'
import { verifyFile } from '@pravesh/shared/verifier/verify-file'
import { packed, unpacked } from '../lists/packed.ts'
import { meritsIn, withMerit } from './list-merit.ts'
import type { ComputedRun, JobEntry, JobResult, Outcome, OutcomeSeat, RunJob, StoredRun } from './run-job.ts'

/** Candidates whose outcomes are stored together and made into seats in one portion of work. */
const OUTCOMES_TOGETHER = 250
const MOST_FINDINGS = 100
const MOST_COMPARED = 500

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Computes a run and checks it as anyone can check the published file. Takes seconds, so it runs in a thread of its own. */
export async function computeRun(job: RunJob, entries: readonly JobEntry[]): Promise<JobResult> {
  const input = inputOf(job, entries)
  if (input === null) return { kind: 'units-changed' }
  const errors = checkInput(input)
  if (errors.length > 0) return { kind: 'wrong-input', errors: errors.slice(0, MOST_FINDINGS) }
  const result = allot(input)
  const { title, round, rulePack, compared } = job
  const changes = compared && compareRuns(runIn(compared.content), { input, result })
  const file = publishedFile({ title, round, rulePack, input, result, sha256 })
  const run: ComputedRun = {
    inputHash: sha256(canonicalText(input)),
    resultHash: sha256(canonicalText(result)),
    content: packed(file),
    figures: seatFigures(input, result),
    comparison: compared && changes && { with: compared.with, ...comparisonOf(changes) },
    changedSeats: changes?.length ? packed(JSON.stringify(changes)) : '',
    findings: await findingsIn(file),
    outcomes: outcomesOf({ input, result, isLastRound: job.isLastRound }),
    candidates: input.candidates.length,
    seated: result.seats.filter(Boolean).length,
  }
  return { kind: 'computed', run }
}

/** Whether the data still give the input of a stored run, and what the check finds in its content. */
export async function checkRun(job: RunJob, entries: readonly JobEntry[], stored: StoredRun): Promise<JobResult> {
  const input = inputOf(job, entries)
  const file = unpacked(stored.content)
  const [, inputText = '', resultText = ''] = file.split('\n')
  const isIntact = sha256(inputText) === stored.inputHash && sha256(resultText) === stored.resultHash
  const findings = [...(isIntact ? [] : ['hash: the content is not what the run stored']), ...(await findingsIn(file))]
  return { kind: 'checked', isSameInput: input !== null && sha256(canonicalText(input)) === stored.inputHash, findings }
}

/** Null if the units are others than in the round before. */
function inputOf(job: RunJob, entries: readonly JobEntry[]): RunInput | null {
  const { basis, before, holders, list } = job
  const merits = meritsIn(list)
  try {
    return roundInput({
      basis,
      before: before && { ...runIn(before.content), seats: before.seats },
      entries: withMerit(merits, entries),
      holders: new Map(holders),
      merits,
    })
  } catch (error) {
    if (error instanceof UnitsChanged) return null
    throw error
  }
}

function runIn(content: string): Run {
  const [, input = '', result = ''] = unpacked(content).split('\n')
  return { input: JSON.parse(input), result: JSON.parse(result) }
}

async function findingsIn(file: string): Promise<string[]> {
  const { findings } = await verifyFile(new TextEncoder().encode(file))
  return findings.slice(0, MOST_FINDINGS).map(findingText)
}

function comparisonOf(rows: readonly ChangedSeat[]) {
  const causes: Partial<Record<ChangedSeat['cause'], number>> = {}
  for (const { cause } of rows) causes[cause] = (causes[cause] ?? 0) + 1
  return { total: rows.length, causes, rows: rows.slice(0, MOST_COMPARED) }
}

function outcomesOf({ input, result, isLastRound }: Run & { isLastRound: boolean }): string[] {
  const thresholds = new Thresholds(input, result)
  const outcomes = input.candidates.map(
    ({ key }, candidate): Outcome => ({
      key,
      seat: seatOf(candidate, { input, result, isLastRound }),
      reasons: namedReasons(reasonsFor(candidate, { input, result, thresholds }), input),
    }),
  )
  const portions: string[] = []
  for (let at = 0; at < outcomes.length; at += OUTCOMES_TOGETHER) {
    portions.push(packed(JSON.stringify(outcomes.slice(at, at + OUTCOMES_TOGETHER))))
  }
  return portions
}

interface SeatOptions {
  input: RunInput
  result: RunResult
  isLastRound: boolean
}

function seatOf(candidate: number, { input, result, isLastRound }: SeatOptions): OutcomeSeat | null {
  const [row, seat] = [input.candidates[candidate], result.seats[candidate]]
  if (!row || !seat) return null
  const collegeOf = (unit: number) => input.units[unit]?.college ?? ''
  return {
    unit: input.units[seat.unit]?.code ?? '',
    category: input.categories[seat.category] ?? '',
    choice: row.choices.indexOf(seat.unit) + 1,
    ways: waysToAccept({ choices: row.choices, unit: seat.unit, isLastRound }, collegeOf),
    isKept: row.held?.unit === seat.unit,
  }
}
