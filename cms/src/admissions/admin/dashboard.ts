import type { DashboardAlert, DashboardSection } from '../../platform/admin/dashboard.ts'
import { type Condition, listQuery } from './list/list-query.ts'
import { inQueue, whereOf } from './list/views.ts'

const needs = { subject: 'applications', verb: 'read' } as const
const list = '/collections/applications'
const DAY = 24 * 60 * 60 * 1000
/** Days after which an application has waited too long. */
const LONG_DAYS = 7

const waiting = inQueue('waiting-for-staff')
const status = (value: string): Condition => ({ field: 'status', operator: 'equals', value: [value] })

interface Waiting {
  one: string
  several: string
  conditions: (now: Date) => Condition[]
  tone: 'todo' | 'problem'
  detail?: string
}

function alertFor({ one, several, conditions, tone, detail }: Waiting): DashboardAlert {
  return {
    needs,
    async look({ payload, user }) {
      const wanted = conditions(new Date())
      const where = whereOf(wanted)
      const { totalDocs } = await payload.count({ collection: 'applications', where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      const text = totalDocs === 1 ? `1 ${one}` : `${totalDocs.toLocaleString('en-IN')} ${several}`
      return [{ text, detail, href: `${list}?${listQuery(wanted)}`, tone }]
    },
  }
}

/** What admissions puts on the admin's first screen. */
export const admissionsDashboard: DashboardSection = {
  alerts: [
    alertFor({
      one: `application has waited for more than ${LONG_DAYS} days`,
      several: `applications have waited for more than ${LONG_DAYS} days`,
      detail: 'Their fee is paid and nobody has decided yet.',
      conditions: (now) => [
        waiting,
        {
          field: 'submittedAt',
          operator: 'less_than_equal',
          value: [new Date(now.getTime() - LONG_DAYS * DAY).toISOString()],
        },
      ],
      tone: 'problem',
    }),
    alertFor({
      one: 'application was corrected and waits to be checked again',
      several: 'applications were corrected and wait to be checked again',
      conditions: () => [waiting, status('RESUBMITTED')],
      tone: 'todo',
    }),
    alertFor({
      one: 'new application waits for review',
      several: 'new applications wait for review',
      conditions: () => [waiting, status('SUBMITTED')],
      tone: 'todo',
    }),
  ],
  shortcuts: [
    {
      needs,
      label: 'Review applications',
      hint: 'Those that wait for us, the newest first',
      href: `${list}?${listQuery([waiting])}`,
    },
    {
      needs,
      label: 'Find an application',
      hint: 'By its number, the student’s name or phone',
      href: list,
    },
    {
      needs: { subject: 'fee-structures', verb: 'update' },
      label: 'Change what an application costs',
      hint: 'The fee for “Admission” of each course',
      href: '/collections/fee-structures',
    },
    {
      needs: { subject: 'academic-sessions', verb: 'update' },
      label: 'Open the next session',
      hint: 'Applications are taken for the current one',
      href: '/collections/academic-sessions',
    },
  ],
}
