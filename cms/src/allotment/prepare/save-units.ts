import type { SentUnits } from '@pravesh/shared/allotment/calls/staff-processes'
import { checkMatrix } from '@pravesh/shared/allotment/matrix/check-matrix'
import { checkCreditChange, checkUnitChanges } from '@pravesh/shared/allotment/process/allowed-changes'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import { unitCode } from '@pravesh/shared/allotment/process/unit-code'
import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import { courseWithCode, FIRST_COURSE } from '@pravesh/shared/courses/courses'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload } from 'payload'
import type { ActingStaff } from '../../staff/index.ts'
import { findMatrix } from '../matrix/find-matrix.ts'
import { changeProcess, requireValid } from '../processes/change-process.ts'
import { type CourseUnits, courseUnits } from '../processes/course-units.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { progressOf } from '../processes/progress-of.ts'

interface SaveOptions {
  payload: Payload
  id: string
  sent: SentUnits
  staff: ActingStaff
  now: Date
}

/** Changes colleges, subjects and amounts. Throws a Problem as `changeProcess` does, and 400 for what is not taught or must stay. */
export async function saveUnits({ payload, id, sent, staff, now }: SaveOptions): Promise<void> {
  await changeProcess({
    payload,
    id,
    revision: sent.revision,
    staff,
    now,
    decide: async (process) => {
      const offered = await courseUnits(payload, courseWithCode(process.course) ?? FIRST_COURSE)
      requireValid(checkUnits({ sent: sent.units, offered, before: process.units, rules: process.rules }))
      const units = unitsOf({ sent: sent.units, offered, before: process.units })
      const progress = await progressOf(payload, process)
      requireValid([
        ...checkUnitChanges({ before: process.units, after: units, progress }),
        ...checkCreditChange({ before: process.creditsFee, after: sent.creditsFee, progress }),
      ])
      requireValid(await seatsOfRemoved({ payload, process, units }))
      return { units: units.map((unit) => ({ ...unit })), creditsFee: sent.creditsFee }
    },
  })
}

interface Units {
  sent: SentUnits['units']
  offered: CourseUnits
  before: readonly UnitSetting[]
}

const isSame = (one: Pick<UnitSetting, 'college' | 'subject'>, other: Pick<UnitSetting, 'college' | 'subject'>) =>
  one.college === other.college && one.subject === other.subject

/** Units of the process stay valid when the college or subject is no longer offered. */
function checkUnits({ sent, offered, before, rules }: Units & Pick<ProcessRecord, 'rules'>): FieldError[] {
  return sent.flatMap((unit, at): FieldError[] => {
    const again = sent.findIndex((other) => isSame(unit, other)) < at
    if (again) return [wrong(at, offered.hasSubjects ? 'subject' : 'college', 'This is in the list twice.', 'mismatch')]
    if (before.some((known) => isSame(known, unit))) return []
    const college = offered.colleges.find(({ id }) => id === unit.college)
    if (college === undefined) return [wrong(at, 'college', 'Select a college that teaches the course.')]
    if (unit.subject === SERVICE_LIST) return rules.service ? [] : [wrong(at, 'subject', NO_SERVICE)]
    if (!offered.hasSubjects) return unit.subject === '' ? [] : [wrong(at, 'subject', 'This course has no subjects.')]
    return college.subjects.includes(unit.subject)
      ? []
      : [wrong(at, 'subject', `Select a subject that ${college.name} teaches.`)]
  })
}

const NO_SERVICE = 'Enter in the rules first up to which day the service of deputed teachers counts.'

const wrong = (at: number, name: string, message: string, code: FieldError['code'] = 'notAnOption'): FieldError => ({
  field: `units.${at}.${name}`,
  code,
  message,
})

/** Known units keep their code; names follow the college. */
function unitsOf({ sent, offered, before }: Units): UnitSetting[] {
  const taken = new Set(before.map(({ code }) => code))
  return sent.map((unit) => {
    const known = before.find((each) => isSame(each, unit))
    const collegeName = offered.colleges.find(({ id }) => id === unit.college)?.name ?? known?.collegeName ?? ''
    const code = known?.code ?? unitCode({ collegeName, subject: unit.subject }, taken)
    taken.add(code)
    const { college, subject, amountPaise, cutOffs } = unit
    return { code, college, collegeName, subject, amountPaise, ...(cutOffs && { cutOffs }) }
  })
}

interface RemovedOptions {
  payload: Payload
  process: ProcessRecord
  units: readonly UnitSetting[]
}

async function seatsOfRemoved({ payload, process, units }: RemovedOptions): Promise<FieldError[]> {
  const matrix = await findMatrix(payload, { process: process.id, version: process.matrixVersion })
  const rows = (matrix?.rows ?? []).filter(({ seats }) => seats > 0)
  return checkMatrix({ rows, units, rules: process.rules }).map((error) => ({
    ...error,
    field: 'units',
    message: `${error.message} Change the seats first.`,
  }))
}
