import { balance, burette, flask, jarShelf, mortar } from '../glassware.ts'
import { brick, ink, leaf, marigold, shaded, sky, wood } from '../palette.ts'
import { cast, inCoat, poses, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { path, picture, poly, randomFrom, rect, repeat } from '../svg.ts'
import { farWall, type RoomStyle, room } from './room.ts'

function bench(x: number, y: number, w: number, h: number, top: string): string {
  return (
    rect(x, y, w, h * 0.14, top) +
    rect(x, y + h * 0.12, w, h * 0.05, shaded(top, 0.4)) +
    rect(x + 10, y + h * 0.17, w - 20, h * 0.83, wood.light) +
    repeat(Math.round(w / 130), (index) => {
      const cw = (w - 20) / Math.round(w / 130)
      return (
        rect(x + 18 + index * cw, y + h * 0.26, cw - 16, h * 0.62, wood.base) +
        rect(x + 18 + index * cw, y + h * 0.26, cw - 16, 4, wood.deep) +
        rect(x + 10 + index * cw + cw / 2 - 10, y + h * 0.34, 20, 5, '#e2b457')
      )
    })
  )
}

function leaves(x: number, y: number, size: number): string {
  return (
    path(
      `M${x - size} ${y}q${size * 0.6} ${-size * 0.8} ${size * 1.6} ${-size * 0.3}q${-size * 0.7} ${size * 0.7} ${-size * 1.6} ${size * 0.3}z`,
      leaf.base,
    ) +
    path(
      `M${x} ${y + 4}q${size * 0.6} ${-size * 0.8} ${size * 1.4} ${-size * 0.2}q${-size * 0.7} ${size * 0.6} ${-size * 1.4} ${size * 0.2}z`,
      leaf.deep,
    )
  )
}

/** A pharmacy laboratory: jars on shelves, students in white coats behind two benches. */
export function laboratory(options: {
  w: number
  h: number
  style: RoomStyle
  seed: number
  herbs?: boolean
  screen?: boolean
}): string {
  const { w, h, style, seed, herbs = false, screen = false } = options
  const random = randomFrom(seed)
  const far = farWall(w, h)
  const width = far.x1 - far.x0
  const back = screen
    ? rect(far.x0 + width * 0.06, far.y0 + h * 0.05, width * 0.5, h * 0.26, '#f3e9d0') +
      repeat(60, (index) =>
        path(
          `M${far.x0 + width * (0.06 + (index % 12) * 0.0417)} ${far.y0 + h * (0.05 + Math.floor(index / 12) * 0.052)}h${width * 0.0417}v${h * 0.052}h${-width * 0.0417}zm${width * 0.021} ${h * 0.008}l${width * 0.012} ${h * 0.018}l${-width * 0.012} ${h * 0.018}l${-width * 0.012} ${-h * 0.018}z`,
          '#c4694a',
          'fill-rule="evenodd"',
        ),
      ) +
      jarShelf(far.x0 + width * 0.62, far.y0 + h * 0.05, width * 0.33, h * 0.27, 3, random)
    : jarShelf(far.x0 + width * 0.06, far.y0 + h * 0.05, width * 0.4, h * 0.28, 3, random) +
      jarShelf(far.x0 + width * 0.54, far.y0 + h * 0.05, width * 0.4, h * 0.28, 3, random)
  const rearY = h * 0.62
  const frontY = h * 0.82
  const rear = [0.36, 0.52, 0.68, 0.83]
    .map((at, index) =>
      person(
        w * at,
        rearY + h * 0.01,
        h * 0.4,
        inCoat(student(seed + index)),
        index === 1
          ? { ...poses.reader, right: 'raise', facing: 'right' }
          : { ...poses.reader, facing: index % 2 ? 'left' : 'front' },
      ),
    )
    .join('')
  const near = [0.24, 0.5, 0.78]
    .map((at, index) =>
      person(w * at, frontY + h * 0.01, h * 0.56, inCoat(student(seed + 5 + index * 3)), {
        body: 'bust',
        left: index === 1 ? 'forward' : 'desk',
        right: index === 2 ? 'forward' : 'desk',
        facing: index === 0 ? 'right' : index === 1 ? 'front' : 'left',
      }),
    )
    .join('')
  const rearGlass =
    burette(w * 0.44, rearY, h * 0.2) +
    flask(w * 0.6, rearY, h * 0.075, sky.deep) +
    flask(w * 0.75, rearY, h * 0.065, leaf.light) +
    burette(w * 0.9, rearY, h * 0.2)
  const nearGlass =
    mortar(w * 0.3, frontY + h * 0.012, h * 0.1) +
    flask(w * 0.385, frontY + h * 0.012, h * 0.12, marigold.base) +
    flask(w * 0.6, frontY + h * 0.012, h * 0.1, brick.light) +
    balance(w * 0.68, frontY + h * 0.012, h * 0.15) +
    burette(w * 0.12, frontY + h * 0.012, h * 0.28) +
    flask(w * 0.9, frontY + h * 0.012, h * 0.13, ink.soft) +
    (herbs
      ? leaves(w * 0.46, frontY, w * 0.025) +
        leaves(w * 0.54, frontY + 4, w * 0.022) +
        flask(w * 0.84, frontY + h * 0.012, h * 0.1, leaf.base)
      : '')
  const teacher = person(far.x0 + width * 0.08, h * 0.68, h * 0.42, inCoat(cast.teacherSari), poses.file)
  return picture(
    w,
    h,
    room(w, h, style) +
      back +
      teacher +
      rear +
      bench(w * 0.3, rearY, w * 0.66, h * 0.14, '#3f4558') +
      rearGlass +
      poly(
        [
          [w * 0.3, rearY + h * 0.14],
          [w * 0.96, rearY + h * 0.14],
          [w, rearY + h * 0.17],
          [w * 0.27, rearY + h * 0.17],
        ],
        shaded(style.floor, 0.3),
      ) +
      near +
      bench(w * 0.04, frontY, w * 0.93, h * 0.2, '#3f4558') +
      nearGlass,
  )
}
