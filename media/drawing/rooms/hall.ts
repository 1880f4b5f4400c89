import { openingPath } from '../buildings/openings.ts'
import { brick, ink, marigold, mix, paper, shaded, sunlit, wood } from '../palette.ts'
import { cast, poses, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { garland, hangingLamp, lectern } from '../props.ts'
import { inside, path, picture, poly, rect, repeat } from '../svg.ts'
import { farWall, type RoomStyle, room } from './room.ts'

/** An assembly hall: arches behind the stage, a speaker, garlands, and an audience from behind. */
export function hall(options: { w: number; h: number; style: RoomStyle; first?: number }): string {
  const { w, h, style, first = 0 } = options
  const far = farWall(w, h)
  const width = far.x1 - far.x0
  const kind = style.arch === 'flat' ? 'segment' : style.arch
  const arches = repeat(5, (index) => {
    const x = far.x0 + width * (0.04 + index * 0.19)
    const d = openingPath(kind, x, far.y0 + h * 0.1, width * 0.15, h * 0.34)
    return (
      path(d, mix(style.wall, ink.deep, 0.34)) +
      inside(
        d,
        path(d, sunlit(style.wall, 0.35), `transform="translate(${width * 0.125} 0)"`) +
          rect(x + width * 0.03, far.y0 + h * 0.22, width * 0.07, h * 0.24, shaded(style.frame, 0.1)),
      )
    )
  })
  const curtain = (x: number, side: number): string =>
    path(
      `M${x} ${far.y0}q${side * width * 0.1} ${h * 0.12} ${side * width * 0.02} ${h * 0.34}l${side * width * 0.03} ${h * 0.12}h${-side * width * 0.05}z`,
      brick.base,
    ) +
    path(
      `M${x} ${far.y0}q${side * width * 0.05} ${h * 0.14} ${side * width * 0.005} ${h * 0.46}h${-side * width * 0.005}z`,
      brick.deep,
    )
  const stageTop = far.y1 - h * 0.02
  const stage =
    poly(
      [
        [far.x0, stageTop],
        [far.x1, stageTop],
        [far.x1 + w * 0.02, stageTop + h * 0.05],
        [far.x0 - w * 0.03, stageTop + h * 0.05],
      ],
      wood.light,
    ) +
    rect(far.x0 - w * 0.03, stageTop + h * 0.05, width + w * 0.05, h * 0.07, wood.deep) +
    rect(far.x0 - w * 0.03, stageTop + h * 0.05, width + w * 0.05, h * 0.012, wood.base) +
    garland(far.x0 - w * 0.02, stageTop + h * 0.065, width * 0.35, h * 0.03) +
    garland(far.x0 + width * 0.34, stageTop + h * 0.065, width * 0.35, h * 0.03) +
    garland(far.x0 + width * 0.69, stageTop + h * 0.065, width * 0.34, h * 0.03)
  const people =
    person(far.x0 + width * 0.36, stageTop + h * 0.035, h * 0.32, cast.principal, { ...poses.talk, holds: undefined }) +
    lectern(far.x0 + width * 0.45, stageTop + h * 0.04, h * 0.17) +
    person(far.x0 + width * 0.72, stageTop + h * 0.03, h * 0.31, cast.teacherKurta, poses.stand) +
    person(far.x0 + width * 0.82, stageTop + h * 0.03, h * 0.3, cast.teacherShawl, poses.books)
  const row = (y: number, count: number, size: number, start: number): string =>
    repeat(count, (index) =>
      person(
        w * ((index + 0.5 + (start % 2) * 0.4) / count) - w * 0.02,
        y,
        size,
        student(index * 5 + start),
        poses.backBust,
      ),
    ) +
    repeat(count, (index) =>
      rect(
        w * ((index + 0.5 + (start % 2) * 0.4) / count) - w * 0.02 - size * 0.13,
        y - size * 0.14,
        size * 0.26,
        size * 0.3,
        index % 2 ? wood.base : wood.deep,
        `rx="${size * 0.03}"`,
      ),
    )
  return picture(
    w,
    h,
    room(w, h, style) +
      arches +
      curtain(far.x0, 1) +
      curtain(far.x1, -1) +
      garland(far.x0 + width * 0.06, far.y0 + h * 0.02, width * 0.3, h * 0.035, 6) +
      garland(far.x0 + width * 0.36, far.y0 + h * 0.02, width * 0.3, h * 0.035, 6) +
      garland(far.x0 + width * 0.66, far.y0 + h * 0.02, width * 0.3, h * 0.035, 6) +
      stage +
      people +
      [0.4, 0.7].map((at) => hangingLamp(w * at, 0, h * 0.12, w * 0.06, marigold.deep)).join('') +
      row(h * 0.82, 11, h * 0.36, first) +
      row(h * 0.93, 9, h * 0.46, first + 3) +
      row(h * 1.06, 7, h * 0.58, first + 6) +
      rect(0, h - 2, w, 2, paper.shade),
  )
}
