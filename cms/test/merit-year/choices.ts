import { lockChoices } from '../../src/allotment/choices/lock-choices.ts'
import { ownUnits } from '../../src/allotment/choices/own-units.ts'
import { saveChoices } from '../../src/allotment/choices/save-choices.ts'
import { ownEntry } from '../../src/allotment/entries/own-entry.ts'
import { processWork } from '../../src/allotment/processes/process-work.ts'
import { countRows } from '../../src/database/records/count-rows.ts'
import { readRows } from '../../src/database/records/read-rows.ts'
import { drawn, type MeritApplicant } from '../builders/merit-applicants.ts'
import { UNITS } from './prepare.ts'
import { itIs, type Year } from './year.ts'

/** From one to all units, most of them beginning with the first; one in nineteen chooses none. */
function choicesOf({ number }: MeritApplicant): string[] {
  if (number % 19 === 8) return []
  const first = [0, 0, 0, 1, 1, 1, 2, 2, 3][drawn(number, 'first choice', 9)] ?? 0
  const rest = UNITS.filter((_, at) => at !== first)
  const turn = drawn(number, 'further choices', rest.length)
  const wanted = [UNITS[first] ?? '', ...rest.slice(turn), ...rest.slice(0, turn)]
  return wanted.slice(0, 1 + drawn(number, 'length', UNITS.length + 2))
}

/** False without a unit for the applicant, whose verified score is below the minimum. */
async function save(
  year: Year,
  { student, application }: MeritApplicant,
  choices: string[],
  now: Date,
): Promise<boolean> {
  const { payload } = year.portal
  const own = await ownEntry({ payload, studentId: student.id, applicationId: application, now })
  if (ownUnits(own.process, own.entry).length === 0) return false
  await saveChoices({ payload, own, sent: { revision: own.entry.revision, choices }, now })
  return true
}

/** Those on the final list choose; the day after, their choices are locked. Returns how many are. */
export async function chooseAndLock(year: Year): Promise<{ chosen: number; locked: number }> {
  const { payload } = year.portal
  const now = itIs('2026-07-04')
  let chosen = 0
  for (const applicant of year.applicants) {
    const choices = choicesOf(applicant)
    if (choices.length === 0) continue
    if (await save(year, applicant, choices, now)) chosen += 1
  }
  const day = itIs('2026-07-08', '00:05')
  for (const { run } of processWork([lockChoices])) await run({ payload, now: () => day })
  const own = { process: { equals: year.process } }
  const where = { and: [own, { lockedAt: { exists: true } }] }
  return { chosen, locked: await countRows({ payload, collection: 'merit-entries', where }) }
}

/** Before the last round, every other applicant without a seat chooses all units. */
export async function chooseLate(year: Year): Promise<number> {
  const { payload } = year.portal
  const now = itIs('2026-07-18')
  const where = {
    and: [
      { process: { equals: year.process } },
      { standing: { equals: 'in' as const } },
      { isValid: { equals: true } },
      { offer: { exists: false } },
    ],
  }
  const fields = ['key'] as const
  const free = await readRows({ payload, collection: 'merit-entries', where, fields, sort: 'rowKey', limit: 10_000 })
  let changed = 0
  for (const { key } of free) {
    const applicant = year.byApplication.get(key)
    if (!applicant || applicant.number % 2 === 1) continue
    await save(year, applicant, [...UNITS].reverse(), now)
    changed += 1
  }
  return changed
}
