import { brick, leaf, shaded, wood } from '../palette.ts'
import { cast, poses, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { bookPile, bookshelf, hangingLamp, openBook } from '../props.ts'
import { line, picture, poly, randomFrom, rect, repeat } from '../svg.ts'
import { farWall, type RoomStyle, room } from './room.ts'

/** A reading room: shelves to the ceiling, a long table, lamps, and optionally a ladder. */
export function library(options: {
  w: number
  h: number
  style: RoomStyle
  seed: number
  ladder?: boolean
  arches?: boolean
}): string {
  const { w, h, style, seed, ladder = false, arches = false } = options
  const random = randomFrom(seed)
  const far = farWall(w, h)
  const width = far.x1 - far.x0
  const cases = repeat(3, (index) =>
    bookshelf(far.x0 + width * (0.05 + index * 0.32), far.y0 + h * 0.05, width * 0.27, h * 0.42, 5, random),
  )
  const niche = arches
    ? repeat(3, (index) => {
        const x = far.x0 + width * (0.035 + index * 0.32)
        return line(
          `M${x} ${far.y1}V${far.y0 + h * 0.08}q${width * 0.02} ${-h * 0.05} ${width * 0.06} ${-h * 0.05}q${width * 0.03} ${-h * 0.03} ${width * 0.09} ${-h * 0.03}q${width * 0.06} 0 ${width * 0.09} ${h * 0.03}q${width * 0.04} 0 ${width * 0.06} ${h * 0.05}V${far.y1}`,
          shaded(style.wall, 0.1),
          13,
        )
      })
    : ''
  const lx = far.x0 + width * 0.52
  const steps = ladder
    ? line(
        `M${lx} ${far.y0 + h * 0.1}L${lx - w * 0.035} ${far.y1 + h * 0.04}M${lx + w * 0.03} ${far.y0 + h * 0.1}L${lx + w * 0.005} ${far.y1 + h * 0.04}`,
        wood.light,
        6,
      ) +
      repeat(8, (index) =>
        line(`M${lx - index * w * 0.0046} ${far.y0 + h * (0.13 + index * 0.055)}h${w * 0.031}`, wood.light, 5),
      ) +
      person(lx - w * 0.004, far.y1 - h * 0.12, h * 0.34, student(seed + 2), {
        body: 'stand',
        left: 'down',
        right: 'raise',
        facing: 'back',
      })
    : person(lx + width * 0.1, far.y1 + h * 0.04, h * 0.38, student(seed + 2), {
        body: 'stand',
        left: 'down',
        right: 'point',
        facing: 'back',
      })
  const tableY = h * 0.8
  const readers = [0.28, 0.44, 0.6, 0.76]
    .map((at, index) =>
      person(w * at, tableY - h * 0.008, h * 0.46, student(seed + 3 + index * 3), {
        ...poses.reader,
        facing: index % 2 ? 'left' : 'right',
      }),
    )
    .join('')
  const table =
    poly(
      [
        [w * 0.17, tableY - h * 0.02],
        [w * 0.87, tableY - h * 0.02],
        [w * 0.97, tableY + h * 0.1],
        [w * 0.05, tableY + h * 0.1],
      ],
      wood.light,
    ) +
    poly(
      [
        [w * 0.17, tableY - h * 0.02],
        [w * 0.42, tableY - h * 0.02],
        [w * 0.3, tableY + h * 0.1],
        [w * 0.05, tableY + h * 0.1],
      ],
      '#d9a876',
    ) +
    rect(w * 0.05, tableY + h * 0.1, w * 0.92, h * 0.022, wood.deep) +
    rect(w * 0.09, tableY + h * 0.12, w * 0.03, h * 0.1, wood.dark) +
    rect(w * 0.9, tableY + h * 0.12, w * 0.03, h * 0.1, wood.dark) +
    rect(w * 0.12, tableY + h * 0.122, w * 0.78, h * 0.05, shaded(wood.deep, 0.3))
  const things =
    [0.28, 0.44, 0.6, 0.76].map((at) => openBook(w * at, tableY + h * 0.04, w * 0.06)).join('') +
    bookPile(w * 0.36, tableY + h * 0.07, w * 0.06, 4) +
    bookPile(w * 0.84, tableY + h * 0.06, w * 0.06, 3) +
    bookPile(w * 0.53, tableY + h * 0.085, w * 0.055, 2)
  const lamps = [0.32, 0.53, 0.74]
    .map((at) => hangingLamp(w * at, 0, h * 0.2, w * 0.075, seed % 2 ? leaf.deep : brick.deep))
    .join('')
  const librarian = person(
    far.x0 + width * 0.06,
    far.y1 + h * 0.05,
    h * 0.38,
    seed % 2 ? cast.principal : cast.teacherKurta,
    poses.books,
  )
  return picture(w, h, room(w, h, style) + cases + niche + librarian + steps + readers + table + things + lamps)
}
