import type { SentRules } from '@pravesh/shared/allotment/calls/staff-processes'
import { checkMatrix } from '@pravesh/shared/allotment/matrix/check-matrix'
import { checkRuleChanges, type RuleChange, ruleChangeIn } from '@pravesh/shared/allotment/process/allowed-changes'
import { checkRules } from '@pravesh/shared/allotment/process/check-rules'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload } from 'payload'
import { invalid } from '../../foundation/problem.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { findMatrix } from '../matrix/find-matrix.ts'
import { changeProcess, requireValid } from '../processes/change-process.ts'
import { progressOf } from '../processes/progress-of.ts'

interface SaveOptions {
  payload: Payload
  id: string
  sent: SentRules
  staff: ActingStaff
  now: Date
}

/**
 * Changes the rules of a process, and says what follows. Throws a Problem as `changeProcess` does, and 400 for rules that contradict each other
 * or the seats, that must stay, or whose consequence is not confirmed.
 */
export async function saveRules({ payload, id, sent, staff, now }: SaveOptions): Promise<RuleChange> {
  const rules = sent.rules as ProcessRules
  let change: RuleChange = 'free'
  await changeProcess({
    payload,
    id,
    revision: sent.revision,
    staff,
    now,
    decide: async (process) => {
      const progress = await progressOf(payload, process)
      change = ruleChangeIn(progress)
      requireValid([...checkRuleChanges({ before: process.rules, after: rules, progress }), ...checkRules(rules)])
      requireValid(checkServiceUnits(rules, process.units))
      if (change === 'lists' && !sent.confirmed) throw unconfirmed()
      const matrix = await findMatrix(payload, { process: process.id, version: process.matrixVersion })
      requireValid(
        checkMatrix({ rows: matrix?.rows ?? [], units: process.units, rules }).map((error) => ({
          ...error,
          field: 'categories',
          message: `${error.message} Change the seats first.`,
        })),
      )
      const replaces = change === 'lists' ? process.rules.pack.version : process.rules.pack.replaces
      const pack = { ...rules.pack, ...(replaces !== undefined && { replaces }) }
      return { rules: { ...sent.rules, pack } }
    },
  })
  return change
}

/** Seats of deputed teachers need the day up to which their service counts. */
function checkServiceUnits({ service }: ProcessRules, units: readonly UnitSetting[]): FieldError[] {
  const unit = service ? undefined : units.find(({ subject }) => subject === SERVICE_LIST)
  if (unit === undefined) return []
  const message = `Deputed teachers have seats at ${unit.collegeName}. Take those out of the colleges first.`
  return [{ field: 'service', code: 'mismatch', message }]
}

function unconfirmed() {
  const message =
    'Lists were published by the rules before. Confirm that all scores are computed again, and that lists must be published again.'
  return invalid([{ field: 'confirmed', code: 'required', message }])
}
