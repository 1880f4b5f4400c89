import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { countGroups } from '../../database/sums/count-groups.ts'
import type { Scope } from '../../staff/index.ts'
import { staffNames } from '../holds/staff-names.ts'
import type { OverdueCount } from '../messages/overdue-report.ts'

interface OverdueOptions {
  payload: Payload
  /** `YYYY-MM-DD`, in India. */
  today: string
  /** The limit of the person who asks; null for none. */
  scope: Scope | null
}

export interface Overdue {
  total: number
  byPerson: OverdueCount[]
  byCollege: OverdueCount[]
}

/** The applications that are not answered by the promised day, by person and by college; the most first. */
export async function findOverdue({ payload, today, scope }: OverdueOptions): Promise<Overdue> {
  const where: Condition<'applications'> = {
    and: [
      { dueOn: { less_than: today } },
      { queue: { equals: 'waiting-for-staff' } },
      ...(scope === null ? [] : insideOf(scope)),
    ],
  }
  const groups = await countGroups({
    payload,
    collection: 'applications',
    where: where as never,
    by: ['assignedTo', 'college'],
  })
  const people = totals(groups.map(({ assignedTo, count }) => ({ key: String(assignedTo ?? ''), count })))
  const colleges = totals(groups.map(({ college, count }) => ({ key: String(college ?? ''), count })))
  const [names, collegeNames] = await Promise.all([
    staffNames(payload, [...people.keys()]),
    readRows({
      payload,
      collection: 'colleges',
      where: { id: { in: [...colleges.keys()].filter(Boolean) } },
      fields: ['name'],
    }),
  ])
  const named = new Map(collegeNames.map(({ id, name }) => [id, name]))
  return {
    total: groups.reduce((sum, { count }) => sum + Number(count), 0),
    byPerson: sorted(people, (id) => names.get(id) ?? ''),
    byCollege: sorted(colleges, (id) => named.get(id) ?? ''),
  }
}

/** The conditions of a limit. */
export function insideOf({ colleges, courses }: Scope): Condition<'applications'>[] {
  return [
    ...(colleges.length === 0 ? [] : [{ college: { in: [...colleges] } }]),
    ...(courses.length === 0 ? [] : [{ course: { in: [...courses] as never[] } }]),
  ]
}

function totals(counts: readonly { key: string; count: number }[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { key, count } of counts) sums.set(key, (sums.get(key) ?? 0) + Number(count))
  return sums
}

function sorted(sums: ReadonlyMap<string, number>, nameOf: (id: string) => string): OverdueCount[] {
  return [...sums].map(([id, count]) => ({ name: nameOf(id), count })).sort((one, other) => other.count - one.count)
}
