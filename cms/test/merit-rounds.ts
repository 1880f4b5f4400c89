import { randomUUID } from 'node:crypto'
import { type Listed, meritList } from '@pravesh/shared/allotment/lists/merit-list'
import type { SeatRow } from '@pravesh/shared/allotment/process/units'
import { type EntryRecord, entryOf, listsIn } from '../src/allotment/entries/entry-record.ts'
import { packList } from '../src/allotment/lists/list-content.ts'
import { answerOffer } from '../src/allotment/offers/answer-offer.ts'
import { findOffer, type OfferRecord } from '../src/allotment/offers/offer-record.ts'
import { offerWork } from '../src/allotment/offers/offer-work.ts'
import { publicationWork } from '../src/allotment/offers/publication-work.ts'
import { type ProcessRecord, requireProcess } from '../src/allotment/processes/find-process.ts'
import { requireRun } from '../src/allotment/runs/find-runs.ts'
import { publishRun } from '../src/allotment/runs/publish-run.ts'
import { runAllotment } from '../src/allotment/runs/run-allotment.ts'
import { changeOne } from '../src/database/records/change-one.ts'
import { deleteRows } from '../src/database/records/delete-rows.ts'
import { insertRow } from '../src/database/records/insert-row.ts'
import { readRow } from '../src/database/records/read-row.ts'
import { readRows } from '../src/database/records/read-rows.ts'
import { runDue } from '../src/database/work/run-due.ts'
import type { MeritEntry, Student } from '../src/payload-types.ts'
import { aPaidApplication, type OpenCourse } from './builders/applications.ts'
import { madeEntry } from './builders/merit-entries.ts'
import { anOpenProcess, atStep, evenMarks, stepsWith } from './builders/open-processes.ts'
import { anActiveStudent } from './builders/students.ts'
import { simulatorOf } from './simulator.ts'
import type { TestPortal } from './start-test-portal.ts'

const RUNNER = { id: 'staff-1', name: 'Mina Das' }
const PUBLISHER = { id: 'staff-2', name: 'Ravi Sen' }

export interface Person {
  student: Student
  entry: EntryRecord
}

interface ProcessOptions {
  /** Seats of each unit in the open category; 1 by default. */
  seats?: number
  /** Of the two units, in paise. */
  amounts?: [number, number]
}

/** The rows of each list of a process. */
function listsOf({ units }: ProcessRecord, entries: readonly MeritEntry[]) {
  const subjects = [...new Set(units.map(({ subject }) => subject))].sort()
  return subjects.map((subject) => {
    const people = entries.flatMap((entry, at): Listed[] => {
      const { rowKey: key, studentName: name, category } = entry
      const own = entry.subject === subject ? entry.score : undefined
      const score = own ?? listsIn(entry).find(({ list }) => list === subject)?.score ?? null
      const lot = Number.parseInt(key.replace(/\D/g, '').slice(0, 12), 10) * 1000 + at
      return score === null ? [] : [{ key, name, category, score, ties: [], lot }]
    })
    return { subject, rows: meritList(people), changes: [] }
  })
}

/** Merit processes of D.El.Ed with the units C1 and C2, in which rounds can be run. */
export function meritRounds(portal: TestPortal, open: () => OpenCourse) {
  const bank = simulatorOf(portal)
  const entryFor = async (applicationId: string) => {
    const entry = await entryOf(portal.payload, applicationId)
    if (entry === null) throw new Error('There is no such entry.')
    return entry
  }

  /** A process whose choices are over, at the first day of its first round. */
  const aProcess = async ({ seats = 1, amounts = [500_000, 1_000_000] }: ProcessOptions = {}) => {
    const { payload } = portal
    for (const collection of [
      'merit-processes',
      'seat-matrices',
      'merit-entries',
      'seat-offers',
      'allotment-runs',
    ] as const)
      await deleteRows({ payload, collection, where: { id: { exists: true } } })
    // Payments of earlier processes, whose seats are gone.
    await deleteRows({ payload, collection: 'payments', where: { purpose: { equals: 'seat' } } })
    const process = await anOpenProcess(payload, { open: open(), steps: stepsWith('rounds') })
    const units = process.units.map((unit, at) => ({ ...unit, amountPaise: amounts[at] ?? 0 }))
    const where = { id: { equals: process.id } }
    await changeOne({ payload, collection: 'merit-processes', where, data: { units } })
    await matrix(
      process,
      units.map(({ code }) => ({ unit: code, category: 'UR', seats, minimum: {} })),
    )
    return requireProcess(payload, process.id)
  }

  /** Replaces the seats of a process. */
  const matrix = async (process: ProcessRecord, rows: SeatRow[]) => {
    const where = { key: { equals: `${process.id}/1` } }
    await changeOne({ payload: portal.payload, collection: 'seat-matrices', where, data: { rows: rows as unknown[] } })
  }

  /** An applicant with a verified score in per cent and choices. */
  const aPerson = async (process: ProcessRecord, score: number, choices: string[]): Promise<Person> => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const application = await aPaidApplication(payload, { open: open(), student })
    const { id } = await madeEntry({ payload, process, application, now: new Date() })
    const verifiedMarks = evenMarks(score) as object as Record<string, unknown>
    const data = {
      marks: verifiedMarks,
      verifiedMarks,
      verification: 'verified',
      choices,
      score: score * 10_000,
    } as const
    await changeOne({ payload, collection: 'merit-entries', where: { id: { equals: id } }, data })
    await changeOne({ payload, collection: 'merit-entries', where: { id: { equals: id } }, data: { isValid: true } })
    return { student, entry: await entryFor(application.id) }
  }

  /** An entry without an application, with keys that are the same in every database. */
  const anEntry = async (process: ProcessRecord, number: number, more: Partial<EntryRecord> = {}) => {
    const key = `application-${number}`
    const data = {
      ...{ key, process: process.id, number: `N${number}`, studentId: 'none', studentName: `Person ${number}` },
      ...{ rowKey: `row-${String(number).padStart(6, '0')}`, subject: '', verification: 'verified' as const },
      ...{ score: 900_000 - number * 100, category: 'UR' as const, groups: [], isValid: true, standing: 'in' as const },
      ...{ choices: ['C1', 'C2'], revision: 1, attempts: 0 },
      ...more,
    }
    await insertRow({ payload: portal.payload, collection: 'merit-entries', data: data as never })
  }

  /** Publishes the final list of everyone with a score. */
  const publishList = async (process: ProcessRecord) => {
    const { payload } = portal
    const where = { process: { equals: process.id } }
    const entries = await readRows({ payload, collection: 'merit-entries', where, limit: 50_000 })
    const content = packList({ lists: listsOf(process, entries) })
    const data = {
      ...{ key: `${process.id}/final/${randomUUID()}`, process: process.id, kind: 'final' as const, version: 1 },
      ...{ publishedAt: new Date().toISOString(), by: 'Staff', staffId: 'staff', people: entries.length, hash: '' },
    }
    await insertRow({ payload, collection: 'merit-lists', data: { ...data, content } })
  }

  const run = (process: ProcessRecord, now = new Date()) =>
    runAllotment({ payload: portal.payload, id: process.id, staff: RUNNER, now })
  const publish = (id: string, staff = PUBLISHER) => publishRun({ payload: portal.payload, id, staff, now: new Date() })
  /** What the minutely work does at a time. */
  const work = async (at = new Date()) => {
    const { payload } = portal
    const now = () => at
    await runDue({ payload, work: publicationWork, now })
    await runDue({ payload, work: offerWork, now })
  }
  /** Runs and publishes the next round, and writes its seats. Returns the id of the run. */
  const round = async (process: ProcessRecord): Promise<string> => {
    const id = await run(process)
    await publish(id)
    await work()
    return id
  }
  const offerFor = async ({ entry }: Pick<Person, 'entry'>): Promise<OfferRecord | null> => {
    const { offer } = await entryFor(entry.applicationId)
    return offer ? findOffer(portal.payload, offer) : null
  }
  const seatOf = async (person: Pick<Person, 'entry'>): Promise<OfferRecord> => {
    const offer = await offerFor(person)
    if (offer === null) throw new Error('There is no seat.')
    return offer
  }
  /** Answers and pays what is due. */
  const answer = async (person: Person, how: 'freeze' | 'float' | 'slide' | 'decline', pays = true) => {
    const { payload } = portal
    const { id, revision } = await seatOf(person)
    const url = await answerOffer({
      ...{ payload, student: person.student, applicationId: person.entry.applicationId, now: new Date() },
      sent: { offer: id, revision, answer: how },
    })
    if (url !== null && pays) await payAt(url)
    return url
  }
  const paymentAt = async (url: string): Promise<string> => {
    const where = { providerReference: { equals: url.split('/').at(-1) ?? '' } }
    const payment = await readRow({ payload: portal.payload, collection: 'payments', where })
    if (payment === null) throw new Error(`There is no payment for ${url}.`)
    return payment.transactionId
  }
  const payAt = async (url: string) => bank.act(await paymentAt(url), 'pay')
  /** The day after, in the second round. */
  const nextRound = (process: ProcessRecord) => atStep(portal.payload, process, 'rounds', 2)
  const runRow = (id: string) => requireRun(portal.payload, id)
  return {
    ...{ bank, aProcess, matrix, aPerson, anEntry, publishList, run, publish, work, round, offerFor, seatOf, answer },
    ...{ paymentAt, payAt, nextRound, runRow, entryFor },
  }
}
