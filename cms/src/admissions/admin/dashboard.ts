import { dayInIndia, formatNumber } from '@pravesh/shared/platform/formats'
import type { DashboardAlert, DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'
import { type Condition, listQuery, whereOf } from '../../admin-kit/list/list-query.ts'
import { may } from '../../staff/index.ts'
import { countOpenMentions } from '../mentions/own-mentions.ts'
import { hasReadings } from '../review/has-readings.ts'
import { anyReading, inReading, overdue } from './list/filters.ts'
import { IN_ORDER, inQueue } from './list/views.ts'
import { listWords } from './list/words.ts'
import { MENTIONS_VIEW } from './mentions/mentions-view.ts'
import { mentionsWords } from './mentions/words.ts'

const needs = { subject: 'applications', verb: 'read' } as const
const list = '/collections/applications'
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
      return [{ text, detail, href: `${list}?${listQuery(filters)}&sort=${IN_ORDER}`, tone }]
    },
  }
}

const mentions: DashboardAlert = {
  needs,
  async findNotices({ payload, user }) {
    const count = await countOpenMentions({ payload, user })
    if (count === 0) return []
    return [{ text: mentionsWords.open(count), detail: mentionsWords.detail, href: MENTIONS_VIEW.path, tone: 'todo' }]
  },
}

/** Decisions that wait for this person as another reader, and own ones with which a reader does not agree. */
const readings: DashboardAlert = {
  needs,
  async findNotices({ payload, user }) {
    if (!may(user, 'decide applications') || !(await hasReadings(payload))) return []
    const words = listWords.readings
    const listed = async (conditions: Condition[], words: (count: number) => string) => {
      const where = whereOf(conditions)
      const { totalDocs } = await payload.count({ collection: 'applications', where, overrideAccess: false, user })
      const href = `${list}?${listQuery(conditions)}&sort=${IN_ORDER}`
      return totalDocs === 0 ? [] : [{ text: words(totalDocs), href, tone: 'todo' as const }]
    }
    const me = String(user.id)
    const is = (field: string, operator: string, value = me) => ({ field, operator, value: [value] })
    return [
      ...(await listed([anyReading, is('firstReader', 'not_equals'), is('secondReader', 'not_equals')], words.toRead)),
      ...(await listed([inReading('third'), is('firstReader', 'equals')], words.disputed)),
    ]
  },
}

export const admissionsDashboard: DashboardSection = {
  alerts: [
    mentions,
    readings,
    alertFor({
      one: 'overdue application',
      several: 'overdue applications',
      detail: 'The day by which you promised an answer is over.',
      conditions: (now) => [waiting, overdue(dayInIndia(now))],
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
    { needs, label: 'Mentions', hint: 'Notes in which colleagues mention you.', href: MENTIONS_VIEW.path },
    {
      needs,
      label: 'Review applications',
      hint: 'Applications waiting for staff, those that are due first',
      href: `${list}?${listQuery([waiting])}&sort=${IN_ORDER}`,
      frequency: 'daily',
    },
    {
      needs,
      label: 'See the workload',
      hint: 'What colleagues have open, are assigned and have decided',
      href: `${list}?${listQuery([waiting])}&sort=${IN_ORDER}#workload`,
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
