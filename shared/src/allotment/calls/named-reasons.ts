import { SERVICE_LIST } from '../process/service-list.ts'
import type { CategoryCode, GroupCode } from '../process/units.ts'
import type { Reason } from '../reasons/why.ts'
import type { RunInput } from '../run/run-input.ts'
import type { NamedChange, NamedReason } from './own-process.ts'

/** Reasons with the codes of units, categories and groups in place of their places in an input. */
export function namedReasons(
  reasons: readonly Reason[],
  { lists, units, categories, groups }: RunInput,
): NamedReason[] {
  const category = (place: number) => (categories[place] ?? 'UR') as CategoryCode
  const change = (own: Extract<Reason, { changes: unknown }>['changes'][number]): NamedChange => {
    if (own.code === 'higher-score') return own
    if (own.code === 'category') return { code: own.code, category: category(own.category) }
    return { code: own.code, group: (groups[own.group] ?? '') as GroupCode }
  }
  const named = (reason: Reason): NamedReason => {
    const { code: unit = '', list: place = -1 } = units[reason.unit] ?? {}
    const list = lists[place] === SERVICE_LIST ? { list: SERVICE_LIST } : {}
    switch (reason.code) {
      case 'has-open-seat':
        return { code: reason.code, unit, category: category(0) }
      case 'has-category-seat':
      case 'kept-seat':
        return { code: reason.code, unit, category: category(reason.category) }
      case 'not-on-list':
      case 'not-competing':
        return { code: reason.code, unit }
      case 'seats-kept':
      case 'below-cut-off': {
        const { code, cutOff, score, changes } = reason
        return { code, unit, ...list, cutOff, score, changes: changes.map(change) }
      }
      case 'after-equal-score':
        return { code: reason.code, unit, ...list, score: reason.score, changes: reason.changes.map(change) }
      case 'no-seats-for-claims':
        return { code: reason.code, unit, changes: reason.changes.map(change) }
    }
  }
  return reasons.map(named)
}
