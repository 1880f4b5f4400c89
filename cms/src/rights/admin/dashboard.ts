import { daysLeft } from '@pravesh/shared/rights/days'
import { type DashboardSection, filteredList } from '../../admin-kit/dashboard/dashboard.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { rightsAdminWords } from './words.ts'

const collection = 'rights-requests'
const where = { isWaiting: { equals: true } } as const

/** Open requests, with the last day of the most urgent one. */
export const rightsDashboard: DashboardSection = {
  alerts: [
    {
      needs: { subject: collection, verb: 'update' },
      async findNotices({ payload }) {
        const [first] = await readRows({ payload, collection, where, sort: 'answerBy', limit: 1 })
        if (first === undefined) return []
        const left = daysLeft(first.answerBy, new Date())
        const text = rightsAdminWords.waiting(await countRows({ payload, collection, where }))
        const href = filteredList(collection, { state: 'open' })
        return [{ text, detail: rightsAdminWords.first(left), href, tone: left < 0 ? 'problem' : 'todo' }]
      },
    },
  ],
  shortcuts: [],
}
