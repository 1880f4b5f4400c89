import { brick, ink, leaf, marigold, paper } from '../palette.ts'
import { at, box, circle, group, line, path, picture, type Random, randomFrom, rect, repeat } from '../svg.ts'

const WIDTH = 900
const HEIGHT = 1200
const MARGIN = 110
const BODY = WIDTH - 2 * MARGIN
const LINE_STEP = 30

/** The letters of “DEMO” as strokes, so that the picture needs no font. */
const DEMO = [
  'M0 0v60h18a30 30 0 0 0 0-60z',
  'M112 0h-40v60h40M72 30h32',
  'M140 60v-60l28 36 28-36v60',
  'M254 0a30 30 0 1 0 .1 0z',
]

/** Grey bars that stand for words. */
function words(random: Random, y: number, from: number, to: number): string {
  const bars: string[] = []
  for (let x = from; x < to - 24; ) {
    const width = Math.min(random(26, 110), to - x)
    bars.push(rect(x, y, width, 9, ink.pale, 'rx="4"'))
    x += width + 12
  }
  return bars.join('')
}

function paragraph(random: Random, y: number, lines: number): string {
  return repeat(lines, (index) => {
    const end = index === lines - 1 ? MARGIN + random(180, BODY - 120) : WIDTH - MARGIN
    return words(random, y + index * LINE_STEP, MARGIN + (index === 0 ? 30 : 0), end)
  })
}

function heading(y: number, width: number): string {
  return rect(MARGIN, y, width, 26, ink.deep, 'rx="5"') + rect(MARGIN, y + 44, 90, 6, marigold.base, 'rx="3"')
}

function page(number: number, body: string): string {
  const mark = group(DEMO.map((d) => line(d, marigold.base, 11)).join(''), 'opacity="0.8"')
  return picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, paper.bright) +
      path(box(0, 0, 26, HEIGHT), paper.warm) +
      body +
      at(WIDTH - MARGIN - 142, 62, 0.5, mark) +
      repeat(number, (index) => circle(WIDTH / 2 - (number - 1) * 8 + index * 16, HEIGHT - 70, 4, ink.soft)),
  )
}

function contents(): string {
  const random = randomFrom(31)
  const rows = repeat(12, (index) => {
    const y = 250 + index * 66
    const end = MARGIN + random(220, 440)
    const dots = Math.floor((WIDTH - MARGIN - 60 - end) / 18)
    return (
      rect(MARGIN, y - 6, 20, 20, index % 4 === 0 ? marigold.base : ink.mist, 'rx="4"') +
      words(random, y, MARGIN + 44, end) +
      repeat(dots, (dot) => circle(end + 14 + dot * 18, y + 5, 2, ink.pale)) +
      rect(WIDTH - MARGIN - 34, y, 34, 9, ink.soft, 'rx="4"')
    )
  })
  return page(1, heading(130, 250) + rows)
}

function chapter(): string {
  const random = randomFrom(32)
  return page(
    2,
    heading(130, 430) +
      [0, 1, 2, 3].map((part) => paragraph(random, 230 + part * 200, part === 1 ? 4 : 6)).join('') +
      rect(MARGIN, 1016, BODY, 76, paper.warm, 'rx="8"') +
      words(random, 1036, MARGIN + 24, WIDTH - MARGIN - 40) +
      words(random, 1064, MARGIN + 24, WIDTH - MARGIN - 220),
  )
}

function figure(): string {
  const random = randomFrom(33)
  const bars = [
    [0.45, ink.mid],
    [0.7, leaf.base],
    [0.55, marigold.base],
    [0.9, brick.base],
    [0.62, ink.soft],
  ] as const
  const chart = bars.map(([share, fill], index) =>
    rect(MARGIN + 90 + index * 112, 560 - share * 280, 70, share * 280, fill, 'rx="5"'),
  )
  return page(
    3,
    paragraph(random, 140, 4) +
      rect(MARGIN, 270, BODY, 350, paper.base, `rx="10" stroke="${ink.mist}" stroke-width="2"`) +
      chart.join('') +
      line(`M${MARGIN + 60} 300v260h${BODY - 110}`, ink.deep, 4) +
      words(random, 584, MARGIN + 90, WIDTH - MARGIN - 120) +
      paragraph(random, 670, 6) +
      repeat(4, (index) => {
        const y = 890 + index * 64
        return (
          circle(MARGIN + 14, y + 5, 13, ink.mist) + words(random, y, MARGIN + 44, WIDTH - MARGIN - random(20, 260))
        )
      }),
  )
}

/** Pages that stand for those of the demo's books, without text. */
export const samplePages: [string, () => string][] = [
  ['books/sample-contents.webp', contents],
  ['books/sample-chapter.webp', chapter],
  ['books/sample-figure.webp', figure],
]
