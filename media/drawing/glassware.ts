import { brick, ink, leaf, marigold, paper, shaded, sky, sunlit, wood } from './palette.ts'
import { at, circle, ellipse, inside, line, lit, path, type Random, rect, repeat } from './svg.ts'

/** Shelves of labelled jars and boxes. */
export function jarShelf(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  random: Random,
  boxes = false,
): string {
  const rowH = h / rows
  const glasses = ['#a5572f', '#c9d8d6', '#7a4526', '#dfe8e2', '#8f9f5a', '#c9873a']
  const shelves = repeat(rows, (row) => {
    const floor = y + (row + 1) * rowH - 6
    const count = Math.floor(w / (boxes ? 30 : 34))
    const goods = repeat(count, (index) => {
      const px = x + 10 + index * ((w - 16) / count)
      const gh = rowH * random(0.5, 0.76)
      const gw = (w / count) * random(0.6, 0.82)
      const colour = glasses[Math.floor(random(0, glasses.length))] ?? '#a5572f'
      if (boxes && (index + row) % 3 !== 0) {
        const box =
          [paper.bright, marigold.light, sky.base, brick.light, ink.pale][Math.floor(random(0, 5))] ?? paper.bright
        return (
          rect(px, floor - gh, gw, gh, box) +
          rect(px + gw * 0.75, floor - gh, gw * 0.25, gh, shaded(box, 0.2)) +
          rect(px, floor - gh * 0.66, gw * 0.75, gh * 0.2, shaded(box, 0.6))
        )
      }
      return (
        rect(px, floor - gh, gw, gh, colour, 'rx="4"') +
        rect(px + gw * 0.74, floor - gh, gw * 0.26, gh, shaded(colour, 0.35), 'rx="3"') +
        rect(px + gw * 0.14, floor - gh - 6, gw * 0.72, 8, '#3a3440', 'rx="2"') +
        rect(px + 2, floor - gh * 0.62, gw - 4, gh * 0.34, paper.bright) +
        rect(px + 5, floor - gh * 0.5, gw - 11, 2, ink.soft)
      )
    })
    return goods + rect(x, floor, w, 7, wood.light) + rect(x, floor + 7, w, 5, wood.dark, 'opacity="0.35"')
  })
  return (
    rect(x, y, w, h, '#e6dcc6') +
    shelves +
    rect(x - 4, y - 6, w + 8, 8, wood.base) +
    rect(x - 5, y - 4, 7, h + 4, wood.base) +
    rect(x + w - 2, y - 4, 7, h + 4, wood.deep)
  )
}

/** A conical flask of liquid standing at `x`, `y`. */
export function flask(x: number, y: number, size: number, liquid: string): string {
  const d = 'M-9 -60V-40L-26 -6Q-27 0 -20 0H20Q27 0 26 -6L9 -40V-60Z'
  return at(
    x,
    y,
    size / 62,
    path(d, '#e4efec', 'opacity="0.9"') +
      inside(
        d,
        rect(-30, -24, 60, 26, liquid) +
          ellipse(0, -24, 18, 3, sunlit(liquid, 0.4)) +
          path('M-16 -4L-5 -40h5L-8 -4Z', '#ffffff', 'opacity="0.55"'),
      ) +
      line(d, '#8fa3a6', 1.6) +
      rect(-11.5, -63, 23, 4, '#cfdedb'),
  )
}

/** A burette on its stand over a flask. */
export function burette(x: number, y: number, size: number): string {
  return (
    at(
      x,
      y,
      size / 150,
      rect(-26, -6, 56, 6, '#4b4b5e') +
        rect(-20, -146, 5, 142, '#6a6a7c') +
        rect(-20, -112, 30, 5, '#4b4b5e') +
        rect(6, -142, 9, 92, '#e4efec') +
        rect(6, -116, 9, 66, marigold.light) +
        rect(4, -52, 13, 5, '#4b4b5e') +
        rect(9, -47, 3, 9, '#cfdedb'),
    ) + flask(x + (10.5 * size) / 150, y - (6 * size) / 150, size * 0.2, '#e58f6a')
  )
}

/** A stone mortar with its pestle. */
export function mortar(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    size / 60,
    line('M6 -30L26 -62', '#d9d3c8', 9) +
      lit('M-32 -38H32Q30 -8 12 -6L16 0H-16L-12 -6Q-30 -8 -32 -38Z', '#f1ece1', '#bdb6b4', -9) +
      ellipse(0, -38, 32, 6, '#a9a3a6') +
      ellipse(0, -37, 25, 4, leaf.base),
  )
}

/** A two-pan or single-pan balance in a simple form. */
export function balance(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    size / 90,
    rect(-30, -6, 60, 6, wood.deep) +
      rect(-2.5, -78, 5, 74, '#c79a3e') +
      line('M-38 -70Q0 -82 38 -66', '#c79a3e', 4) +
      line('M-38 -70L-50 -34H-26ZM38 -66L26 -30H50Z', '#8b7a55', 1.3) +
      path('M-52 -34h28q-3 9 -14 9t-14 -9z', '#c79a3e') +
      path('M24 -30h28q-3 9 -14 9t-14 -9z', '#c79a3e') +
      circle(0, -79, 4, '#c79a3e'),
  )
}
