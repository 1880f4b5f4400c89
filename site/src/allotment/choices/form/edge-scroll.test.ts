import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { edgeScroll, pullAt } from './edge-scroll.ts'

it.each([
  [400, 0],
  [72, 0],
  [36, -0.5],
  [0, -1],
  [-200, -1],
  [728, 0],
  [764, 0.5],
  [800, 1],
  [900, 1],
])('a pointer at %i px of a screen of 800 px pulls %f', (y, pull) => expect(pullAt(y, 800)).toBeCloseTo(pull))

it('leaves a place without a pull on a low screen', () => expect(pullAt(60, 120)).toBe(0))

describe('the scrolling', () => {
  const scrolls: number[] = []
  let hasReducedMotion = false
  beforeEach(() => {
    scrolls.length = 0
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
      setTimeout(() => draw(performance.now()), 16),
    )
    vi.stubGlobal('cancelAnimationFrame', clearTimeout)
    vi.stubGlobal('innerHeight', 800)
    vi.stubGlobal('visualViewport', null)
    vi.stubGlobal('matchMedia', () => ({ matches: hasReducedMotion }))
    vi.stubGlobal('scrollBy', ({ top }: { top: number }) => scrolls.push(top))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('goes on while the pointer stays at the edge, and says so', () => {
    hasReducedMotion = false
    const said: number[] = []
    const scroll = edgeScroll((y) => said.push(y))
    scroll.pointAt(400)
    vi.advanceTimersByTime(200)
    expect(scrolls).toEqual([])
    scroll.pointAt(790)
    vi.advanceTimersByTime(200)
    const first = scrolls.length
    expect(first).toBeGreaterThan(5)
    expect(said).toEqual(scrolls.map(() => 790))
    expect(scrolls.every((top) => top > 0 && top < 50)).toBe(true)
    scroll.pointAt(10)
    vi.advanceTimersByTime(200)
    expect(scrolls.at(-1)).toBeLessThan(0)
    scroll.stop()
    const last = scrolls.length
    vi.advanceTimersByTime(200)
    expect(scrolls).toHaveLength(last)
  })

  it('begins at the edge of what is seen of an enlarged page', () => {
    hasReducedMotion = false
    vi.stubGlobal('visualViewport', { offsetTop: 100, height: 400 })
    const scroll = edgeScroll(() => {})
    scroll.pointAt(400)
    vi.advanceTimersByTime(100)
    expect(scrolls).toEqual([])
    scroll.pointAt(490)
    vi.advanceTimersByTime(100)
    expect(scrolls.length).toBeGreaterThan(2)
    scroll.stop()
  })

  it('jumps now and then for those who want less motion', () => {
    hasReducedMotion = true
    const scroll = edgeScroll(() => {})
    scroll.pointAt(790)
    vi.advanceTimersByTime(2000)
    expect(scrolls).toEqual([320, 320, 320])
    scroll.stop()
  })
})
