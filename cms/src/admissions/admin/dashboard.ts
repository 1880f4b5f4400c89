import { formatNumber } from '@pravesh/shared/platform/formats'
import type { DashboardAlert, DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'
import { type Condition, listQuery, whereOf } from '../../admin-kit/list/list-query.ts'
import { inQueue } from './list/views.ts'

const needs = { subject: 'applications', verb: 'read' } as const
const list = '/collections/applications'
const DAY = 24 * 60 * 60 * 1000
/** Paid applications without a decision are overdue after this many days. */
const OVERDUE_DAYS = 7

const waiting = inQueue('waiting-for-staff')
const status = (value: string): Condition => ({ field: 'status', operator: 'equals', value: [value] })

interface AlertOptions {
  one: string
  several: string
  conditions: (now: Date) => Condition[]
  tone: 'todo' | 'problem'
  detail?: string
}

function alertFor({ one, several, conditions, tone, detail }: AlertOptions): DashboardAlert {
  return {
    needs,
    async findNotices({ payload, user }) {
      const filters = conditions(new Date())
      const where = whereOf(filters)
      const { totalDocs } = await payload.count({ collection: 'applications', where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      const text = totalDocs === 1 ? `1 ${one}` : `${formatNumber(totalDocs)} ${several}`
      return [{ text, detail, href: `${list}?${listQuery(filters)}&sort=submittedAt`, tone }]
    },
  }
}

export const admissionsDashboard: DashboardSection = {
  alerts: [
    alertFor({
      one: `application has been waiting for more than ${OVERDUE_DAYS} days`,
      several: `applications have been waiting for more than ${OVERDUE_DAYS} days`,
      detail: 'The fee is paid, but there is no decision yet.',
      conditions: (now) => [
        waiting,
        {
          field: 'submittedAt',
          operator: 'less_than_equal',
          value: [new Date(now.getTime() - OVERDUE_DAYS * DAY).toISOString()],
        },
      ],
      tone: 'problem',
    }),
    alertFor({
      one: 'corrected application to review',
      several: 'corrected applications to review',
      conditions: () => [waiting, status('RESUBMITTED')],
      tone: 'todo',
    }),
    alertFor({
      one: 'reopened application to decide again',
      several: 'reopened applications to decide again',
      conditions: () => [waiting, status('REOPENED')],
      tone: 'todo',
    }),
    alertFor({
      one: 'new application to review',
      several: 'new applications to review',
      conditions: () => [waiting, status('SUBMITTED')],
      tone: 'todo',
    }),
  ],
  shortcuts: [
    {
      needs,
      label: 'Review applications',
      hint: 'Applications waiting for staff, oldest first',
      href: `${list}?${listQuery([waiting])}&sort=submittedAt`,
      frequency: 'daily',
    },
    {
      needs,
      label: 'Find an application',
      hint: 'By application number, name or phone number',
      href: list,
      frequency: 'often',
    },
    {
      needs: { subject: 'fee-structures', verb: 'update' },
      label: 'Change the application fee',
      hint: 'The “Admission” fee of each course',
      href: '/collections/fee-structures',
    },
    {
      needs: { subject: 'academic-sessions', verb: 'update' },
      label: 'Open the next session',
      hint: 'Students apply for the current session',
      href: '/collections/academic-sessions',
    },
  ],
}
