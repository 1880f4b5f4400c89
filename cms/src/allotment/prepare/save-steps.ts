import type { SentSteps } from '@pravesh/shared/allotment/calls/staff-processes'
import { checkStepChanges, dayField, stepField } from '@pravesh/shared/allotment/process/allowed-changes'
import { checkSteps, type Step, type StepError } from '@pravesh/shared/allotment/process/steps'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import type { ActingStaff } from '../../staff/index.ts'
import { changeProcess, requireValid } from '../processes/change-process.ts'
import { progressOf } from '../processes/progress-of.ts'

interface SaveOptions {
  payload: Payload
  id: string
  sent: SentSteps
  staff: ActingStaff
  now: Date
}

/** Changes the days of a process. Throws a Problem as `changeProcess` does, and 400 for days that do not fit or must stay. */
export async function saveSteps({ payload, id, sent, staff, now }: SaveOptions): Promise<void> {
  const steps = sent.steps.map(
    ({ kind, round, first, last }): Step => ({
      kind,
      ...(kind === 'rounds' && round !== undefined && { round }),
      first,
      last,
    }),
  )
  await changeProcess({
    payload,
    id,
    revision: sent.revision,
    staff,
    now,
    decide: async (process) => {
      requireValid([...twice(steps), ...checkSteps(steps).map(asFieldError)])
      const progress = await progressOf(payload, process)
      requireValid(checkStepChanges({ before: process.steps, after: steps, today: dayInIndia(now), progress }))
      return { steps: steps.map((step) => ({ ...step })) }
    },
  })
}

/** Only rounds come more than once. */
function twice(steps: readonly Step[]): FieldError[] {
  const names = steps.filter(({ kind }) => kind !== 'rounds').map(stepField)
  const again = names.filter((name, at) => names.indexOf(name) !== at)
  return again.map((field) => ({ field, code: 'mismatch', message: 'This step is there twice.' }))
}

const MESSAGES: Record<StepError['code'], string> = {
  missing: 'Enter the days of this step.',
  'not-a-day': 'Enter a day that exists, such as 2026-07-31.',
  'ends-before-it-begins': 'The last day is before the first one.',
  'before-the-step-before': 'This step begins before the step that it needs has ended.',
  'ends-before-the-step-before': 'This step ends before the one beside which it runs.',
  'overlaps-round': 'A round begins after the one before has ended.',
  'round-numbers': 'Rounds are numbered from 1 without a gap.',
}

const asFieldError = ({ code, day, ...step }: StepError): FieldError => ({
  field: day === undefined ? stepField(step) : dayField(step, day),
  code: code === 'missing' ? 'required' : code === 'not-a-day' ? 'format' : 'mismatch',
  message: MESSAGES[code],
})
