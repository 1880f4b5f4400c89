import { describe, expect, it, vi } from 'vitest'
import { firstThatFits, type ShrinkStep, shrinkSteps } from './shrink.ts'

const blob = (bytes: number) => new Blob([new Uint8Array(bytes)])

describe('shrinkSteps', () => {
  it('starts at the maximum side and the best quality', () => {
    expect(shrinkSteps({ width: 3000, height: 4000, maxSide: 1200 })[0]).toEqual({
      width: 900,
      height: 1200,
      quality: 0.9,
    })
  })

  it('never enlarges', () => {
    expect(shrinkSteps({ width: 90, height: 30, maxSide: 1200 })[0]).toMatchObject({ width: 90, height: 30 })
  })

  it('lowers the quality before the size, and preserves the aspect ratio', () => {
    const steps = shrinkSteps({ width: 1200, height: 400, maxSide: 1200 })
    expect(steps.slice(0, 5).map(({ width, quality }) => [width, quality])).toEqual([
      [1200, 0.9],
      [1200, 0.8],
      [1200, 0.7],
      [1200, 0.6],
      [960, 0.9],
    ])
    for (const { width, height } of steps) expect(width / height).toBeCloseTo(3, 1)
  })
})

describe('firstThatFits', () => {
  const steps = shrinkSteps({ width: 900, height: 1200, maxSide: 1200 })
  const byPoints = async ({ width, height, quality }: ShrinkStep) => blob(Math.round(width * height * quality * 0.3))

  it('returns the largest result that fits', async () => {
    const make = vi.fn(byPoints)
    const result = await firstThatFits(steps, 200_000, make)
    expect(result?.size).toBeLessThanOrEqual(200_000)
    expect(result?.size).toBeGreaterThan(150_000)
    const before = steps[make.mock.calls.length - 2]
    expect(before && (await byPoints(before)).size).toBeGreaterThan(200_000)
  })

  it('accepts a result of exactly the limit', async () => {
    expect((await firstThatFits(steps, 200_000, async () => blob(200_000)))?.size).toBe(200_000)
    expect(await firstThatFits(steps, 200_000, async () => blob(200_001))).toBeNull()
  })

  it('returns null when no step produces a result', async () => {
    expect(await firstThatFits(steps, 200_000, async () => null)).toBeNull()
  })
})
