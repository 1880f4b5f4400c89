import type { FindKeptColleges, KeptCollege } from '../../portal/kept-colleges.ts'
import { processesIn } from '../processes/find-process.ts'

const ADVICE = {
  draft: 'Put it back, or take it out of the process first.',
  open: 'Put it back. You can take it off when the process is closed.',
} as const

/** Who gets a seat joins at its college, with the fees of the course there, until the process is closed. */
export const keptColleges: FindKeptColleges = async ({ payload, course }) => {
  const processes = await processesIn(payload, ['draft', 'open'])
  return processes
    .filter((process) => process.course === course)
    .flatMap(({ state, title, units }) => {
      const names = new Map(units.map(({ college, collegeName }) => [college, collegeName]))
      return [...names].map(([college, name]): KeptCollege => {
        const advice = state === 'open' ? ADVICE.open : ADVICE.draft
        return { college, need: `The merit process “${title}” gives seats at ${name}.`, advice }
      })
    })
}
