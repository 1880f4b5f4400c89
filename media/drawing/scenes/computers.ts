import { brick, ink, leaf, marigold, paper, shaded, sky, wood } from '../palette.ts'
import { cast, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { farWall, room } from '../rooms/room.ts'
import { styles } from '../rooms/styles.ts'
import { circle, path, picture, rect, repeat } from '../svg.ts'

function screen(x: number, y: number, size: number, kind: number): string {
  const show =
    [
      rect(x - size * 0.42, y - size * 0.62, size * 0.3, size * 0.4, marigold.light) +
        rect(x - size * 0.04, y - size * 0.6, size * 0.4, size * 0.05, ink.mid) +
        rect(x - size * 0.04, y - size * 0.48, size * 0.3, size * 0.05, ink.pale),
      repeat(4, (index) =>
        rect(
          x - size * 0.36 + index * size * 0.19,
          y - size * (0.34 + index * 0.09),
          size * 0.12,
          size * (0.14 + index * 0.09),
          [brick.light, marigold.base, leaf.base, sky.deep][index] ?? sky.deep,
        ),
      ),
      circle(x, y - size * 0.42, size * 0.17, leaf.light) +
        path(`M${x - size * 0.4} ${y - size * 0.2}q${size * 0.3} ${-size * 0.2} ${size * 0.8} 0z`, leaf.deep),
    ][kind % 3] ?? ''
  return (
    rect(x - size * 0.54, y - size * 0.76, size * 1.08, size * 0.7, '#2c2f45', 'rx="6"') +
    rect(x - size * 0.48, y - size * 0.7, size * 0.96, size * 0.56, '#eaf1ef') +
    show +
    rect(x - size * 0.08, y - size * 0.06, size * 0.16, size * 0.06, '#4b4b5e') +
    rect(x - size * 0.24, y - size * 0.02, size * 0.48, size * 0.03, '#4b4b5e')
  )
}

/** Pairs of students at computers and a teacher leaning in. */
export function computerRoom(): string {
  const [w, h] = [1200, 900]
  const far = farWall(w, h)
  const desk = (y: number, from: number, to: number, depth: number): string =>
    rect(from, y, to - from, depth * 0.14, wood.light) +
    rect(from, y + depth * 0.12, to - from, depth * 0.06, wood.deep) +
    rect(from + 12, y + depth * 0.18, to - from - 24, depth * 0.6, shaded(wood.base, 0.15))
  const rear =
    repeat(4, (index) => screen(370 + index * 190, 574, 120, index)) +
    repeat(8, (index) =>
      person(330 + index * 95 + (index % 2 ? -14 : 0), 640, 290, student(index * 5), {
        body: 'bust',
        left: 'down',
        right: 'down',
        facing: 'back',
      }),
    )
  const poster =
    rect(far.x0 + 60, far.y0 + 40, 220, 150, paper.bright) +
    rect(far.x0 + 80, far.y0 + 60, 90, 90, sky.base) +
    circle(far.x0 + 125, far.y0 + 105, 30, marigold.base) +
    repeat(4, (index) => rect(far.x0 + 190, far.y0 + 64 + index * 24, 70, 8, ink.pale)) +
    rect(far.x1 - 330, far.y0 + 30, 260, 170, '#2d4440') +
    rect(far.x1 - 340, far.y0 + 20, 280, 10, wood.base) +
    rect(far.x1 - 300, far.y0 + 70, 120, 6, paper.bright) +
    rect(far.x1 - 300, far.y0 + 100, 180, 6, marigold.light) +
    rect(far.x1 - 300, far.y0 + 130, 90, 6, paper.bright)
  return picture(
    w,
    h,
    room(w, h, styles.granite) +
      poster +
      desk(570, 270, 1060, 110) +
      rear +
      desk(766, 110, 1170, 150) +
      repeat(3, (index) => screen(300 + index * 330, 772, 190, index + 1)) +
      person(1080, 900, 560, cast.teacherSari, { body: 'stand', left: 'forward', right: 'down', facing: 'left' }) +
      repeat(5, (index) =>
        person(230 + index * 165 + (index % 2 ? -22 : 0), 900, 450, student(index * 7 + 2), {
          body: 'bust',
          left: 'down',
          right: 'down',
          facing: 'back',
        }),
      ),
  )
}
