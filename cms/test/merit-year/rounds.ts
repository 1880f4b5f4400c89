import { createHash } from 'node:crypto'
import type { RunView } from '@pravesh/shared/allotment/calls/run-calls'
import { expect } from 'vitest'
import { entryRecord } from '../../src/allotment/entries/entry-record.ts'
import { unpacked } from '../../src/allotment/lists/packed.ts'
import { contentOf, requireRun } from '../../src/allotment/runs/find-runs.ts'
import { publishRun } from '../../src/allotment/runs/publish-run.ts'
import { runAllotment } from '../../src/allotment/runs/run-allotment.ts'
import { walkRecords } from '../../src/database/slices/walk-records.ts'
import { heldSeats, workOnSeats } from './seats.ts'
import { processOfYear, type Year } from './year.ts'

export const dryRun = (year: Year, now: Date): Promise<string> =>
  runAllotment({ payload: year.portal.payload, id: year.process, staff: year.officer, now })

/**
 * Publishes a run, which its runner cannot, and writes its seats. Expects the seats that the run gives, in their categories, and that no one who kept a
 * seat has a worse one.
 */
export async function publishRound(year: Year, id: string, now: Date): Promise<void> {
  const { payload } = year.portal
  const before = await heldSeats(year)
  await expect(publishRun({ payload, id, staff: year.officer, now })).rejects.toMatchObject({ status: 409 })
  await publishRun({ payload, id, staff: year.publisher, now })
  await workOnSeats(year, now)
  const held = await heldSeats(year)
  const after = new Map(held.map((seat) => [seat.application, seat]))
  const rowOf = ({ key }: (typeof held)[number]) => key.split('/').at(-1)
  const given = [...seatsByKey(await writtenRun(year, id))].filter(([, seat]) => seat !== '')
  expect(Object.fromEntries(held.map((seat) => [rowOf(seat), `${seat.unit}/${seat.category}`]))).toEqual(
    Object.fromEntries(given),
  )
  const choices = await choicesByApplication(year)
  const worse = before.filter(({ application, unit, next }) => {
    const wanted = choices.get(application) ?? []
    const seat = after.get(application)
    if (!seat) return true
    return next === 'freeze' ? seat.unit !== unit : wanted.indexOf(seat.unit) > wanted.indexOf(unit)
  })
  expect(worse.map(({ number, unit, status }) => `${number} ${unit} ${status}`)).toEqual([])
}

async function choicesByApplication({ portal: { payload }, process }: Year): Promise<Map<string, string[]>> {
  const choices = new Map<string, string[]>()
  const where = { process: { equals: process } }
  for await (const rows of walkRecords({ payload, collection: 'merit-entries', where })) {
    for (const { applicationId, choices: own } of rows.map(entryRecord)) choices.set(applicationId, own)
  }
  return choices
}

interface Written {
  input: { categories: string[]; units: { code: string }[]; candidates: { key: string }[] }
  result: { seats: ({ unit: number; category: number } | null)[] }
}

async function writtenRun(year: Year, id: string): Promise<Written> {
  const [, input = '', result = ''] = unpacked(await contentOf(year.portal.payload, id)).split('\n')
  return { input: JSON.parse(input), result: JSON.parse(result) }
}

function seatsByKey({ input, result }: Written): Map<string, string> {
  return new Map(
    input.candidates.map(({ key }, at) => {
      const seat = result.seats[at]
      return [key, seat ? `${input.units[seat.unit]?.code}/${input.categories[seat.category]}` : '']
    }),
  )
}

/** Expects that a run lists everyone whose seat differs from another run, with a cause, and no one else. Returns the causes. */
export async function comparedWith(year: Year, id: string, before: string): Promise<Record<string, number>> {
  const [old, current] = [seatsByKey(await writtenRun(year, before)), seatsByKey(await writtenRun(year, id))]
  const changed = [...new Set([...old.keys(), ...current.keys()])].filter(
    (key) => (old.get(key) ?? '') !== (current.get(key) ?? ''),
  )
  const { comparison } = await requireRun(year.portal.payload, id)
  const { rows = [], total = 0, causes = {} } = comparison ?? ({} as Partial<NonNullable<RunView['comparison']>>)
  expect(rows.map(({ key }) => key)).toEqual(changed.sort().slice(0, rows.length))
  expect([total, comparison?.with]).toEqual([changed.length, 'run-before'])
  expect(Object.values(causes).reduce((sum, count) => sum + count, 0)).toBe(total)
  return causes
}

/** SHA-256 of the input and the result of a run, without the random ids of colleges. */
export async function hashesOf(year: Year, id: string): Promise<string[]> {
  const [, input = '', result = ''] = unpacked(await contentOf(year.portal.payload, id)).split('\n')
  const { units } = await processOfYear(year)
  const named = units.reduce((text, { college, code }) => text.replaceAll(college, `college of ${code}`), input)
  return [named, result].map((text) => createHash('sha256').update(text).digest('hex'))
}
