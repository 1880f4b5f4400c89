import { describe, expect, it } from 'vitest'
import { type FullRun, FullRuns } from './full-runs.ts'

interface Started {
  run: FullRun
  end: (isWhole: boolean) => void
}

function recorded() {
  const started: Started[] = []
  const runs = new FullRuns((run) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    started.push({ run, end: resolve })
    return promise
  })
  const endOf = async (nth: number, isWhole: boolean) => {
    await expect.poll(() => started.length).toBe(nth + 1)
    started[nth]?.end(isWhole)
  }
  return { runs, started, endOf }
}

describe('runs over all pages', () => {
  it('begin again when one is asked for meanwhile, and end for all who asked', async () => {
    const { runs, started, endOf } = recorded()
    const first = runs.run({ isPaced: true })
    const second = runs.run({ isPaced: true })
    expect(started.map(({ run }) => run.isVoid)).toEqual([true])
    await endOf(0, false)
    await endOf(1, true)
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(started.map(({ run }) => run.isPaced)).toEqual([true, true])
    await runs.whenOver()
  })

  it('go on without pauses for the one that waits', async () => {
    const { runs, started, endOf } = recorded()
    const paced = runs.run({ isPaced: true })
    void runs.run({ isPaced: false })
    await endOf(0, false)
    void runs.run({ isPaced: true })
    await endOf(1, false)
    await endOf(2, true)
    await paced
    expect(started.map(({ run }) => run.isPaced)).toEqual([false, false, false])
  })

  it('end with false when the publisher stops, and the next begins anew', async () => {
    const { runs, started, endOf } = recorded()
    const stopped = runs.run({ isPaced: false })
    await endOf(0, false)
    expect(await stopped).toBe(false)
    const next = runs.run({ isPaced: true })
    await endOf(1, true)
    expect([await next, started[1]?.run.isPaced]).toEqual([true, true])
  })
})
