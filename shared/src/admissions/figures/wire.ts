/** The names of the call with which programs read figures. Amounts are in rupees there. */
import { paiseToRupees } from '../../platform/money.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { isMoney } from './measures.ts'
import type { FigureName, FigureRow, Figures, Values } from './view.ts'

export const figureCalls = {
  read: { method: 'get', path: '/figures' },
  createKey: { method: 'post', path: '/figures/keys' },
  revokeKey: { method: 'post', path: '/figures/keys/:id/revoke' },
} as const satisfies Record<string, WireCall>

/** Programs read these names, so they never change. */
export const WIRE_NAMES: Record<FigureName, string> = {
  started: 'started',
  submitted: 'submitted',
  paid: 'fee_paid',
  corrected: 'corrected',
  approved: 'approved',
  rejected: 'rejected',
  receivedPaise: 'received',
  refundedPaise: 'refunded',
  waiting: 'waiting',
  admitted: 'admitted',
  duePaise: 'fees_due',
  seatsLeft: 'seats_left',
  medianDays: 'median_days_to_decide',
}

type WireValues = Record<string, number | null>

interface WireRow {
  key: string
  label: string
  figures: WireValues
}

/** The reply of the call. */
export function figuresToWire(figures: Figures) {
  const { query, readAt, isComplete, checkedAt, repaired, total, unit, byPeriod } = figures
  const { bySession, byCourse, byCollege, byCategory } = figures
  return {
    filters: query,
    read_at: readAt,
    complete: isComplete,
    checked_at: checkedAt,
    repaired,
    total: valuesToWire(total),
    unit,
    by_period: byPeriod.map(rowToWire),
    by_session: bySession.map(rowToWire),
    by_course: byCourse.map(rowToWire),
    by_college: byCollege.map(rowToWire),
    by_category: byCategory.map(rowToWire),
  }
}

const rowToWire = ({ key, label, values }: FigureRow): WireRow => ({ key, label, figures: valuesToWire(values) })

function valuesToWire({ decisions = 0, ...values }: Values): WireValues {
  const named = Object.entries(values).map(([name, value]) => {
    const wire = WIRE_NAMES[name as FigureName]
    return [wire, value !== null && isMoney(name) ? paiseToRupees(value) : value] as const
  })
  return { ...Object.fromEntries(named), decisions }
}
