import { expect, it } from 'vitest'
import { inPortal } from '../../../test/in-portal.ts'
import type { Feature } from '../../portal/feature.ts'
import { finishDueWork } from './finish-due-work.ts'

/** Work with records left, of which a run starts at most 200. */
function aBacklog(count: number) {
  const backlog = { left: count, runs: 0 }
  const run = async () => {
    const started = Math.min(200, backlog.left)
    backlog.left -= started
    backlog.runs += 1
    return started
  }
  return { backlog, feature: { work: [{ run }] } satisfies Feature }
}

const now = () => new Date()

it('runs the work of all features until none starts anything', async () => {
  const many = aBacklog(450)
  const few = aBacklog(1)
  await finishDueWork({ payload: inPortal({ features: [many.feature, {}, few.feature] }), now })
  expect(many.backlog).toEqual({ left: 0, runs: 4 })
  expect(few.backlog).toEqual({ left: 0, runs: 4 })
})

it('runs again when work of one feature creates work of another', async () => {
  const second = aBacklog(0)
  const first = aBacklog(1)
  const run = async () => {
    const started = await first.feature.work[0]?.run()
    second.backlog.left += started ?? 0
    return started
  }
  // The second one has already run when the first one creates its record.
  await finishDueWork({ payload: inPortal({ features: [second.feature, { work: [{ run }] }] }), now })
  expect(second.backlog.left).toBe(0)
})

it('ends with work that does not say how much it started', async () => {
  const once = { run: async () => undefined }
  await expect(finishDueWork({ payload: inPortal({ features: [{ work: [once] }] }), now })).resolves.toBeUndefined()
})
