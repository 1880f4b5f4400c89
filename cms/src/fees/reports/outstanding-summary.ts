import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import { lateFeeRule } from '@pravesh/shared/fees/dues/fee-settings'
import { leftOfAlike } from '@pravesh/shared/fees/dues/open-dues'
import { type Ageing, addAge, ageBucket, daysOverdue, NO_AGEING } from '@pravesh/shared/fees/reports/ageing'
import type { Where } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { type SumGroup, sumGroups } from '../../database/sums/sum-groups.ts'
import type { GroupKey } from '../../database/sums/sum-query.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { dayOf, storedDay } from '../dues/day.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { FIELDS, type OpenDue, type OutstandingOptions, openDues, owedWhere } from './outstanding.ts'

/** What is owed, by age; in all, and by the name of each college and course. */
export interface OutstandingSummary {
  all: Ageing
  colleges: ReadonlyMap<string, Ageing>
  courses: ReadonlyMap<string, Ageing>
}

const ADDED = ['amountPaise', 'chargePaise'] as const
const TAKEN = ['concessionPaise', 'paidPaise', 'heldPaise'] as const

/** Those of a group have the same late fee. Its date matters only once it has passed, so there are few groups. */
const keysOn = (day: string): GroupKey[] => [
  'course',
  'collegeName',
  { field: 'dueOn', upTo: storedDay(day) },
  'lateFeePaise',
  { plus: ADDED, minus: TAKEN },
  { plus: [...ADDED, 'lateFeePaise'], minus: TAKEN },
]

type Group = SumGroup<(typeof ADDED)[number] | (typeof TAKEN)[number]>

/** Adds up in the database what `outstanding` walks over. Throws a Problem (403). */
export async function outstandingSummary(options: OutstandingOptions): Promise<OutstandingSummary> {
  const { payload, query } = options
  const { day } = query
  const [where, settings] = await Promise.all([owedWhere(options), feeSettings(payload)])
  const fields = [...ADDED, ...TAKEN]
  const groups: Group[] = await sumGroups({ payload, collection: 'fee-dues', where, by: keysOn(day), fields })
  const colleges = new Map<string, Ageing>()
  const courses = new Map<string, Ageing>()
  let all = NO_AGEING
  for (const { values, count: size, sums } of groups) {
    const [course, college, due, late, hasRest, hasRestWithLateFee] = values as Values
    const dueOn = due && dayOf(due)
    const restPaise = total(ADDED, sums) - total(TAKEN, sums)
    const dues = { count: size, dueOn, fixedLateFeePaise: late ?? 0, restPaise, hasRest, hasRestWithLateFee }
    const { count, leftPaise } = leftOfAlike({ dues, day, rule: lateFeeRule(settings, course) })
    if (count === 0) continue
    const age = ageBucket(daysOverdue(dueOn, day))
    const add = (ageing: Ageing = NO_AGEING) => addAge(ageing, age, count, leftPaise)
    all = add(all)
    colleges.set(college, add(colleges.get(college)))
    courses.set(COURSE_LABELS[course], add(courses.get(COURSE_LABELS[course])))
  }
  return { all, colleges, courses }
}

/** In the order of the keys. */
type Values = [
  course: CourseCode,
  collegeName: string,
  dueOn: string | null,
  lateFeePaise: number | null,
  hasRest: boolean,
  hasRestWithLateFee: boolean,
]

function total<Name extends string>(names: readonly Name[], sums: Record<Name, number>): number {
  return names.reduce((sum, name) => sum + sums[name], 0)
}

/**
 * The fees that have been due for longest and, among those of a day, were created first. Those without a date come before
 * those that are not yet due. Throws a Problem (403).
 */
export async function oldestOutstanding(options: OutstandingOptions, limit: number): Promise<OpenDue[]> {
  const { payload, query } = options
  const [owed, settings] = await Promise.all([owedWhere(options), feeSettings(payload)])
  const today = storedDay(query.day)
  const inOrder: Where[] = [
    { dueOn: { less_than: today } },
    { dueOn: { exists: false } },
    { dueOn: { greater_than_equal: today } },
  ]
  const oldest: OpenDue[] = []
  for (const dates of inOrder) {
    const where = { and: [owed, dates] } as never
    for (let page = 1; oldest.length < limit; page++) {
      const list = { collection: 'fee-dues', where, fields: FIELDS, sort: 'dueOn', limit, page } as const
      const dues = await readRows({ payload, ...list })
      oldest.push(...openDues({ dues, settings, day: query.day }))
      if (dues.length < limit) break
      await nextTurn()
    }
  }
  return oldest.slice(0, limit)
}
