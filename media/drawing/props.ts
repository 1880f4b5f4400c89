import { brick, ink, leaf, marigold, mix, paper, shaded, sky, sunlit, wood } from './palette.ts'
import { at, circle, ellipse, line, path, poly, type Random, rect, repeat } from './svg.ts'

const spines = [
  brick.base,
  ink.mid,
  marigold.base,
  leaf.deep,
  '#d9c9a5',
  brick.deep,
  ink.deep,
  sky.dark,
  '#e9dfc8',
  wood.light,
]

/** A bookcase with books of uneven height. */
export function bookshelf(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  random: Random,
  frame: string = wood.deep,
): string {
  const rowH = h / rows
  const shelves = repeat(rows, (row) => {
    const floor = y + (row + 1) * rowH - 5
    let px = x + 7
    let books = ''
    while (px < x + w - 14) {
      const bw = random(5, 12)
      const bh = rowH * random(0.56, 0.84)
      const colour = spines[Math.floor(random(0, spines.length))] ?? ink.mid
      if (random() > 0.08)
        books +=
          rect(px, floor - bh, bw, bh, colour) +
          rect(px + bw * 0.7, floor - bh, bw * 0.3, bh, shaded(colour, 0.25)) +
          rect(px, floor - bh * 0.78, bw, 2, sunlit(colour, 0.5))
      px += bw + 0.8
    }
    return books + rect(x, floor, w, 6, sunlit(frame, 0.2)) + rect(x, floor + 6, w, 6, shaded(frame, 0.5))
  })
  return (
    rect(x, y, w, h, mix(frame, '#000000', 0.42)) +
    shelves +
    rect(x, y, 7, h, frame) +
    rect(x + w - 7, y, 7, h, shaded(frame, 0.2)) +
    rect(x - 4, y - 7, w + 8, 10, sunlit(frame, 0.15))
  )
}

/** A framed blackboard with a drawing from a 100 × 60 box. */
export function blackboard(x: number, y: number, w: number, h: number, chalk: string): string {
  return (
    rect(x - 9, y - 9, w + 18, h + 18, wood.base) +
    rect(x - 9, y + h + 3, w + 18, 8, wood.light) +
    rect(x, y, w, h, '#2d4440') +
    poly(
      [
        [x, y + h],
        [x, y + h * 0.5],
        [x + w * 0.4, y],
        [x + w * 0.62, y],
        [x + w * 0.12, y + h],
      ],
      '#ffffff',
      'opacity="0.05"',
    ) +
    `<g transform="translate(${x} ${y}) scale(${w / 100} ${h / 60})">${chalk}</g>`
  )
}

const chalkLine = (d: string, colour = '#f3efe2'): string => line(d, colour, 0.8)

/** Chalk drawings for blackboards. */
export const chalk = {
  triangle:
    chalkLine('M14 48L44 48L14 14ZM14 44h4v4') +
    chalkLine('M60 18h26M60 26h20M60 34h28M60 42h14', '#d9d6c8') +
    chalkLine('M24 52q5 3 10 0', marigold.light),
  letters: `<text x="50" y="30" font-family="Noto Sans Devanagari" font-size="20" text-anchor="middle" fill="#f3efe2">अ आ इ ई</text>${chalkLine('M14 46h30M14 52h22', '#d9d6c8')}${chalkLine('M56 49h28', marigold.light)}`,
  plant:
    chalkLine(
      'M30 50V22M30 34q-12 -2 -12 -12q12 0 12 12M30 28q10 -2 12 -12q-12 0 -12 12M30 50q-6 4 -10 4M30 50q6 4 10 4M30 50v6',
    ) +
    chalkLine('M58 16h28M58 24h22M58 32h26', '#d9d6c8') +
    chalkLine('M44 20h10M44 40h10', marigold.light),
  waterCycle:
    chalkLine('M10 48L30 20L40 34L50 24L66 48ZM24 28l4 4l4 -3l3 3') +
    chalkLine('M58 18q-4 -8 4 -9q4 -7 11 -2q8 -1 8 6q5 5 -2 5zM62 22l-3 8M69 22l-3 8M76 22l-3 8', '#d9d6c8') +
    chalkLine('M66 48q6 -3 10 0t10 0M92 40q4 -8 0 -16M92 24l-3 3M92 24l3 3', marigold.light),
  ring:
    chalkLine('M30 18L44 26V42L30 50L16 42V26ZM30 22L40 28M40 40L30 46M20 40V28') +
    chalkLine('M44 26l10 -6M56 18h12M62 34h26M62 42h18', '#d9d6c8'),
}

/** An open book lying on a table. */
export function openBook(x: number, y: number, w: number): string {
  return (
    path(
      `M${x} ${y}q${-w * 0.25} ${-w * 0.12} ${-w * 0.5} 0l${w * 0.06} ${-w * 0.2}q${w * 0.22} ${-w * 0.1} ${w * 0.44} 0z`,
      paper.bright,
    ) +
    path(
      `M${x} ${y}q${w * 0.25} ${-w * 0.12} ${w * 0.5} 0l${-w * 0.06} ${-w * 0.2}q${-w * 0.22} ${-w * 0.1} ${-w * 0.44} 0z`,
      paper.shade,
    )
  )
}

/** A low pile of closed books. */
export function bookPile(x: number, y: number, w: number, count: number): string {
  return repeat(count, (index) => {
    const colour = spines[(index * 3 + count) % spines.length] ?? ink.mid
    const shift = ((index * 7) % 5) - 2
    return (
      rect(x - w / 2 + shift, y - (index + 1) * w * 0.16, w, w * 0.15, colour) +
      rect(x - w / 2 + shift + w * 0.86, y - (index + 0.86) * w * 0.16, w * 0.14, w * 0.1, paper.bright)
    )
  })
}

/** A hanging lamp. */
export function hangingLamp(x: number, from: number, y: number, size: number, shade: string = leaf.deep): string {
  return (
    line(`M${x} ${from}V${y}`, '#2a2330', 2) +
    path(
      `M${x - size * 0.5} ${y + size * 0.4}Q${x - size * 0.4} ${y} ${x} ${y - 2}Q${x + size * 0.4} ${y} ${x + size * 0.5} ${y + size * 0.4}Z`,
      shade,
    ) +
    ellipse(x, y + size * 0.4, size * 0.5, size * 0.09, '#ffe9ae')
  )
}

/** A marigold garland hanging between two points. */
export function garland(x: number, y: number, w: number, sag: number, size = 5): string {
  const count = Math.round(w / (size * 1.7))
  return repeat(count + 1, (index) => {
    const t = index / count
    return (
      circle(x + w * t, y + sag * 4 * t * (1 - t), size, index % 3 ? marigold.base : marigold.light) +
      circle(x + w * t - size * 0.2, y + sag * 4 * t * (1 - t) - size * 0.2, size * 0.4, marigold.deep)
    )
  })
}

/** A lectern. */
export function lectern(x: number, y: number, size: number): string {
  return at(
    x,
    y,
    size / 60,
    path('M-16 -48H16L12 0H-12Z', wood.base) +
      path('M6 -48H16L12 0H6Z', wood.deep) +
      path('M-20 -52L20 -52L16 -46H-16Z', wood.light) +
      line('M8 -52q6 -8 2 -14', '#2a2330', 1.5) +
      circle(10, -67, 2.2, '#2a2330'),
  )
}
