import { brick, ink, marigold, paper, shaded, sky, wood } from '../palette.ts'
import { poses, pupil, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import type { Look } from '../people/look.ts'
import { blackboard } from '../props.ts'
import { circle, line, multiply, picture, poly, rect, repeat } from '../svg.ts'
import { farWall, type RoomStyle, room } from './room.ts'

function deskRow(
  y: number,
  count: number,
  from: number,
  to: number,
  size: number,
  first: number,
  look: (index: number) => Look,
): string {
  const gap = (to - from) / count
  return (
    repeat(count, (index) => {
      const x = from + gap * (index + 0.5)
      const raise = (index + first) % 4 === 1
      return person(
        x,
        y + size * 0.06,
        size,
        look(index + first),
        raise ? poses.backRaise : poses.backBust,
        index % 2 === 1,
      )
    }) +
    repeat(Math.ceil(count / 2), (index) => {
      const x = from + gap * index * 2
      return (
        rect(x + 4, y, gap * 2 - 8, size * 0.13, wood.light) +
        rect(x + 4, y + size * 0.1, gap * 2 - 8, size * 0.03, wood.deep) +
        rect(x + 12, y + size * 0.13, 8, size * 0.4, wood.deep) +
        rect(x + gap * 2 - 20, y + size * 0.13, 8, size * 0.4, wood.deep) +
        multiply(rect(x + 16, y + size * 0.5, gap * 2 - 20, size * 0.05, ink.soft), 0.4)
      )
    })
  )
}

/** A lesson: a teacher at the blackboard and two rows of students from behind. */
export function classroom(options: {
  w: number
  h: number
  style: RoomStyle
  chalk: string
  teacher: Look
  children?: boolean
  first?: number
}): string {
  const { w, h, style, chalk, teacher, children = false, first = 0 } = options
  const far = farWall(w, h)
  const width = far.x1 - far.x0
  const look = children ? pupil : student
  const size = h * (children ? 0.36 : 0.44)
  const chart =
    rect(far.x1 - width * 0.17, far.y0 + h * 0.07, width * 0.12, h * 0.17, paper.bright) +
    rect(far.x1 - width * 0.155, far.y0 + h * 0.09, width * 0.09, h * 0.08, sky.deep) +
    circle(far.x1 - width * 0.11, far.y0 + h * 0.13, h * 0.025, marigold.base) +
    rect(far.x1 - width * 0.155, far.y0 + h * 0.19, width * 0.09, 4, ink.soft) +
    rect(far.x1 - width * 0.155, far.y0 + h * 0.21, width * 0.06, 4, ink.soft)
  const clock =
    circle(far.x0 + width * 0.08, far.y0 + h * 0.09, h * 0.032, brick.deep) +
    circle(far.x0 + width * 0.08, far.y0 + h * 0.09, h * 0.026, paper.bright) +
    line(
      `M${far.x0 + width * 0.08} ${far.y0 + h * 0.09}v${-h * 0.018}M${far.x0 + width * 0.08} ${far.y0 + h * 0.09}h${h * 0.012}`,
      ink.deep,
      2,
    )
  const stageY = far.y1 + h * 0.05
  const platform =
    poly(
      [
        [far.x0 + width * 0.08, far.y1 + h * 0.01],
        [far.x1 - width * 0.06, far.y1 + h * 0.01],
        [far.x1 - width * 0.03, stageY + h * 0.025],
        [far.x0 + width * 0.05, stageY + h * 0.025],
      ],
      wood.light,
    ) + rect(far.x0 + width * 0.05, stageY + h * 0.025, width * 0.92, h * 0.02, wood.deep)
  const tableX = far.x1 - width * 0.26
  const table =
    rect(tableX, stageY - h * 0.1, width * 0.2, h * 0.02, wood.base) +
    rect(tableX + 8, stageY - h * 0.08, width * 0.2 - 16, h * 0.09, shaded(wood.base, 0.25)) +
    rect(tableX + 20, stageY - h * 0.125, 40, h * 0.025, brick.base) +
    rect(tableX + 24, stageY - h * 0.14, 34, h * 0.016, ink.mid)
  return picture(
    w,
    h,
    room(w, h, style) +
      blackboard(far.x0 + width * 0.24, far.y0 + h * 0.06, width * 0.53, h * 0.27, chalk) +
      chart +
      clock +
      platform +
      person(far.x0 + width * 0.15, stageY, h * 0.42, teacher, { ...poses.point, holds: 'books' }) +
      table +
      deskRow(h * 0.77, 6, w * 0.24, w * 0.93, size * 0.78, first, look) +
      deskRow(h * 0.955, 4, w * 0.16, w * 0.98, size * 1.12, first + 6, look),
  )
}
