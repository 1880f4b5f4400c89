/** How near to an edge of the screen a pointer scrolls the page, in CSS pixels. */
const EDGE = 72
/** CSS pixels a second, at the edge itself. */
const FASTEST = 900
/** Without motion the page jumps by this part of the screen, and waits so long before the next jump. */
const JUMP = 0.4
const JUMP_WAIT_MS = 600

/** What a page scrolls while something is dragged, for a pointer at `y` of a screen with this height: from −1 (up) to 1 (down). */
export function pullAt(y: number, height: number): number {
  // Both edges of a low screen stay apart.
  const edge = Math.min(EDGE, height / 4)
  if (y < edge) return -Math.min(1, (edge - y) / edge)
  if (y > height - edge) return Math.min(1, (y - height + edge) / edge)
  return 0
}

interface EdgeScroll {
  /** The pointer is there now. */
  pointAt: (y: number) => void
  stop: () => void
}

/** Scrolls the page while a pointer stays near its upper or lower edge. Calls `scrolled` after each step, because rows have moved. */
export function edgeScroll(scrolled: (y: number) => void): EdgeScroll {
  // What is seen of a page that is enlarged.
  const pull = (at: number) => {
    const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
    return pullAt(at - offsetTop, height)
  }
  const jumps = matchMedia('(prefers-reduced-motion: reduce)').matches
  let y = innerHeight / 2
  let frame = 0
  let last = 0

  function step(now: number): void {
    const strength = pull(y)
    frame = 0
    if (strength === 0) return
    const waited = now - last
    if (!jumps || waited >= JUMP_WAIT_MS) {
      // A page that was hidden for a while does not leap.
      const distance = jumps
        ? Math.sign(strength) * JUMP * innerHeight
        : (strength * FASTEST * Math.min(waited, 50)) / 1000
      scrollBy({ top: distance, behavior: 'instant' })
      last = now
      scrolled(y)
    }
    frame = requestAnimationFrame(step)
  }

  return {
    pointAt(at) {
      y = at
      if (frame !== 0 || pull(y) === 0) return
      last = jumps ? Math.max(last, performance.now() - JUMP_WAIT_MS / 2) : performance.now()
      frame = requestAnimationFrame(step)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
