import type { Payload } from 'payload'
import type { ProcessRecord } from '../../src/allotment/processes/find-process.ts'
import { requireProcess } from '../../src/allotment/processes/find-process.ts'
import { changeOne } from '../../src/database/records/change-one.ts'
import { insertRow } from '../../src/database/records/insert-row.ts'
import { insertRows } from '../../src/database/records/insert-rows.ts'
import { placeColumns } from '../../src/staff/index.ts'
import type { OpenCourse } from '../builders/applications.ts'
import { hasPaid, insertMeritApplicants, type MeritApplicant } from '../builders/merit-applicants.ts'
import { anOpenProcess, marksOf, stepsWith } from '../builders/open-processes.ts'

/** What a seat costs, in paise. Everyone has a seat in `LAST` first, and then in one of the others, which each wanted more. */
export const COSTS = { DEAR: 1_500_025, CHEAP: 400_075, EQUAL: 1_000_050, LAST: 1_000_050 } as const
export type Unit = keyof typeof COSTS
const BETTER = ['DEAR', 'CHEAP', 'EQUAL'] as const satisfies Unit[]

/** The unit that a person wants most. */
export const wantedBy = ({ number }: Pick<MeritApplicant, 'number'>) => BETTER[number % BETTER.length] ?? 'DEAR'

/** Days for the answers of a round, so that none is over while a faster clock runs. */
const ANSWER_DAYS = 5
const DAY_MS = 24 * 60 * 60_000

export interface Holders {
  process: ProcessRecord
  /** By the id of the application. */
  people: Map<string, MeritApplicant>
}

/** A process on the first day of its first round, in which there are seats for all in the last unit only. */
export async function prepareHolders(payload: Payload, open: OpenCourse, count: number): Promise<Holders> {
  const steps = longRound(1)
  const { id } = await anOpenProcess(payload, { open, steps })
  const units = Object.entries(COSTS).map(([code, amountPaise], at) => {
    const college = open.colleges[at % 2 === 0 ? 0 : 1]
    return { code, college: college.id, collegeName: college.name, subject: '', amountPaise }
  })
  await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: id } }, data: { units } })
  const where = { key: { equals: `${id}/1` } }
  await changeOne({ payload, collection: 'seat-matrices', where, data: { rows: seatRows({ LAST: count }) } })
  const process = await requireProcess(payload, id)
  return { process, people: await insertPeople(payload, process, open, count) }
}

/** The first day of the second round, in which there is a seat for everyone where they want it most. */
export async function addBetterSeats(payload: Payload, { process: { id }, people }: Holders): Promise<ProcessRecord> {
  const wanted = [...people.values()].map(wantedBy)
  const seats = Object.fromEntries(BETTER.map((unit) => [unit, wanted.filter((each) => each === unit).length]))
  const rows = seatRows({ LAST: people.size, ...seats })
  const version = { key: `${id}/2`, process: id, version: 2, rows, by: 'Officer', staffId: 'officer' }
  await insertRow({ payload, collection: 'seat-matrices', data: version })
  const data = { matrixVersion: 2, steps: longRound(2) }
  await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: id } }, data })
  return requireProcess(payload, id)
}

const longRound = (round: number) =>
  stepsWith('rounds', { round }).map((step) => {
    const last = new Date(Date.parse(step.last) + ANSWER_DAYS * DAY_MS).toISOString().slice(0, 10)
    return step.kind === 'rounds' && step.round === round ? { ...step, last } : { ...step }
  })

const seatRows = (seats: Partial<Record<Unit, number>>): unknown[] =>
  Object.keys(COSTS).map((unit) => ({ unit, category: 'UR', seats: seats[unit as Unit] ?? 0, minimum: {} }))

async function insertPeople(payload: Payload, process: ProcessRecord, open: OpenCourse, count: number) {
  const { course, colleges, sessionYear } = open
  const from = new Date(Date.now() - 30 * DAY_MS)
  // Some have not paid the application fee and take no part.
  const more = Math.ceil(count * 1.05) + 1
  const applicants = await insertMeritApplicants({ payload, count: more, course, colleges, sessionYear, from })
  const people = applicants.filter(({ number }) => hasPaid(number)).slice(0, count)
  await insertRows({ payload, collection: 'merit-entries', rows: people.map((person) => entryOf(process, person)) })
  return new Map(people.map((person) => [person.application, person]))
}

function entryOf(process: ProcessRecord, person: MeritApplicant) {
  const { number, application: key, student } = person
  const per = 50 + (number % 40)
  const marks = marksOf(...['language', 'elective', 'elective', 'elective', 'elective'].map((kind) => `${kind} ${per}`))
  const [unit] = process.units
  return {
    ...{ key, process: process.id, number: `DELED2026${number}`, studentId: student.id, studentName: student.name },
    ...{ rowKey: `row-${String(number).padStart(6, '0')}`, subject: '', marks, verifiedMarks: marks },
    ...placeColumns({ college: unit?.college ?? '', course: process.course }),
    ...{ verification: 'verified' as const, category: 'UR' as const, groups: [], score: per * 10_000, isValid: true },
    ...{ standing: 'in' as const, choices: [wantedBy(person), 'LAST'], revision: 1, attempts: 0 },
  }
}
