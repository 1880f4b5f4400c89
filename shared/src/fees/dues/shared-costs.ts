import type { Semester } from '../../content/options.ts'
import type { Cost, SharedCosts } from '../../courses/course-costs.ts'
import type { CourseCode } from '../../courses/courses.ts'
import { DUE_ACTION_LABELS, FEE_KINDS } from '../fee-kinds.ts'
import { applicationFees, type FeeHead } from '../fees.ts'
import type { FeeSettings } from './fee-settings.ts'
import { type PlannedDue, plannedDues } from './planned-dues.ts'

interface CostOptions {
  course: CourseCode
  /** The active fees; those of other courses are ignored. */
  heads: readonly FeeHead[]
  examSemesters: readonly Semester[]
  settings: FeeSettings
}

/** Everything that a course costs beside its own fee: the application fee, and the dues that follow an approval. */
export function sharedCosts({ course, heads, examSemesters, settings }: CostOptions): SharedCosts {
  const own = heads.filter((head) => head.course === course)
  const [fee] = applicationFees(own, course)
  const application: Cost[] = fee
    ? [{ key: 'ADMISSION/1', label: fee.text, title: '', amountPaise: fee.amountPaise, due: 'application' }]
    : []
  return {
    costs: [...application, ...plannedDues({ parts: [], heads: own, examSemesters, settings }).map(costOf)],
    courseFee: { label: DUE_ACTION_LABELS.TUITION, days: [...settings.tuitionDays] },
  }
}

const costKey = ({ action, instalment }: Pick<PlannedDue, 'action' | 'instalment'>) => `${action}/${instalment}`

/** Named as the due will be. */
function costOf(due: PlannedDue): Cost {
  const { action, title, amountPaise, days } = due
  const { name } = FEE_KINDS[action]
  const label = DUE_ACTION_LABELS[action]
  const named =
    title === name ? { label, title: '' } : title.startsWith(name) ? { label: title, title: '' } : { label, title }
  return { key: costKey(due), ...named, amountPaise, due: days }
}

/**
 * Dues as their student agreed to them: with amounts and days of the agreement, and none that it does not name. Null for
 * agreements from before they named all costs.
 */
export function agreedDues(planned: readonly PlannedDue[], agreed: SharedCosts | null): readonly PlannedDue[] {
  if (agreed === null) return planned
  return planned.flatMap((due) => {
    if (due.action === 'TUITION') return [{ ...due, days: agreed.courseFee.days[due.instalment - 1] ?? null }]
    const cost = agreed.costs.find(({ key }) => key === costKey(due))
    return cost ? [{ ...due, amountPaise: cost.amountPaise, days: daysOf(cost) }] : []
  })
}

const daysOf = ({ due }: Cost) => (due === 'application' ? null : due)
