import { gauges } from '../../database/gauges.ts'
import { portalOf } from '../../foundation/portal.ts'

/** The work of all features that is not done yet. */
export const dueGauges = gauges({
  about: {
    due_work: 'Records whose work is due and has not been started, by kind of work.',
    due_work_oldest_seconds: 'For how long the oldest of these records has been due.',
  },
  database: true,
  async read(input) {
    const all = portalOf(input.payload).features.flatMap(({ work = [] }) => work.flatMap(({ due }) => due ?? []))
    const read = await Promise.all(
      all.map(async ({ name, overdue }) => ({ labels: { work: name }, ...(await overdue(input)) })),
    )
    return {
      due_work: read.map(({ labels, count }) => ({ labels, value: count })),
      due_work_oldest_seconds: read.map(({ labels, oldestSeconds }) => ({ labels, value: oldestSeconds })),
    }
  },
})
