import { type ReservedFor, reservationOn } from '@pravesh/shared/admissions/claims/reservation-rules'
import type { ProposedMatrix, SentProposal } from '@pravesh/shared/allotment/calls/staff-processes'
import { totalField } from '@pravesh/shared/allotment/matrix/check-matrix'
import { proposeRows } from '@pravesh/shared/allotment/matrix/propose-rows'
import { withServiceSeats } from '@pravesh/shared/allotment/matrix/service-seats'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { CategoryCode, GroupCode } from '@pravesh/shared/allotment/process/units'
import { isDay } from '@pravesh/shared/platform/day-in-india'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { invalid } from '../../foundation/problem.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

/** What has a share: categories, groups, and the list of deputed teachers. */
type Shared = CategoryCode | GroupCode | typeof SERVICE_LIST

/** What the dated rules call it; null for those of which they know no share. */
const RULE_OF: Record<Exclude<Shared, 'UR'>, ReservedFor | null> = {
  SC: 'SC',
  ST: 'ST',
  'OBC-A': 'OBC-A',
  'OBC-B': 'OBC-B',
  OBC: 'OBC',
  EWS: 'EWS',
  PWD: 'disability',
  DEP: 'deputed',
  [SERVICE_LIST]: 'deputed',
  W: null,
  EXS: null,
}
const HUNDREDTHS = 100

/** The seats that the shares of a day give. Throws a Problem (400) for a day or unit that does not exist. */
export function proposeMatrix(
  { course, rules, units }: Pick<ProcessRecord, 'course' | 'rules' | 'units'>,
  { totals, day }: SentProposal,
): ProposedMatrix {
  if (!isDay(day)) throw invalid([{ field: 'day', code: 'format', message: 'Enter a day, such as 2026-07-31.' }])
  const strange = Object.keys(totals).find((unit) => !units.some(({ code }) => code === unit))
  if (strange !== undefined) {
    const message = `This process does not have ${strange}.`
    throw invalid([{ field: totalField(strange), code: 'notAnOption', message }])
  }
  const ruleFor = (code: Shared) => {
    const name = code === 'UR' ? null : RULE_OF[code]
    return name && reservationOn(day, name, course)
  }
  const shareOf = (code: Shared) => Math.round((ruleFor(code)?.percent ?? 0) * HUNDREDTHS)
  const service: Shared[] = units.some(({ subject }) => subject === SERVICE_LIST) ? [SERVICE_LIST] : []
  const codes = [...rules.categories.filter((code) => code !== 'UR'), ...rules.groups, ...service]
  const seats = withServiceSeats({ units, totals, share: shareOf(SERVICE_LIST) })
  return {
    rows: proposeRows({
      rules,
      totals: Object.entries(seats).map(([unit, count]) => ({ unit, seats: count })),
      shareOf,
    }),
    proposedBy: `Shares of ${day}`,
    shares: codes.flatMap((code) => {
      const rule = ruleFor(code)
      return rule ? [{ code, percent: rule.percent, source: staffText(rule.source), note: staffText(rule.note) }] : []
    }),
    unknown: codes.filter((code) => ruleFor(code) === null),
  }
}
