import { brick, ink, leaf, marigold, paper, shaded, sky, wood } from '../palette.ts'
import { cast, poses, pupil, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { farWall, room } from '../rooms/room.ts'
import { styles } from '../rooms/styles.ts'
import { circle, ellipse, group, line, path, picture, rect, repeat } from '../svg.ts'

function planets(x: number, y: number): string {
  return (
    line(`M${x} ${y}V${y - 70}`, wood.deep, 7) +
    [60, 104, 150]
      .map((r) => ellipse(x, y - 90, r, r * 0.26, 'none', `stroke="${ink.soft}" stroke-width="2.5"`))
      .join('') +
    circle(x, y - 92, 30, marigold.base) +
    circle(x - 8, y - 100, 14, marigold.light) +
    circle(x - 58, y - 82, 11, brick.base) +
    circle(x + 92, y - 78, 15, sky.dark) +
    circle(x - 128, y - 102, 13, leaf.base) +
    circle(x + 40, y - 118, 9, '#cdbb9a')
  )
}

function volcano(x: number, y: number): string {
  return (
    path(
      `M${x - 110} ${y}Q${x - 44} ${y - 40} ${x - 24} ${y - 130}H${x + 24}Q${x + 44} ${y - 40} ${x + 110} ${y}Z`,
      '#7a5138',
    ) +
    path(
      `M${x + 4} ${y - 130}H${x + 24}Q${x + 44} ${y - 40} ${x + 110} ${y}H${x + 30}Q${x + 20} ${y - 60} ${x + 4} ${y - 130}Z`,
      shaded('#7a5138', 0.3),
    ) +
    path(`M${x - 24} ${y - 130}h48q6 40 -6 60q-8 -20 -14 10q-6 24 -14 -6q-12 -10 -14 -64z`, '#e0622c') +
    [
      [-14, 160, 15],
      [10, 174, 18],
      [30, 158, 12],
      [-2, 196, 12],
    ]
      .map(([dx = 0, dy = 0, r = 10]) => circle(x + dx, y - dy, r, '#d9cfc4'))
      .join('')
  )
}

function windmill(x: number, y: number): string {
  const blades = repeat(4, (index) =>
    group(
      path('M0 0L16 -10L12 -74L-4 -70Z', index % 2 ? brick.base : paper.bright, 'stroke="#5d5350" stroke-width="2"'),
      `transform="translate(${x} ${y - 130}) rotate(${20 + index * 90})"`,
    ),
  )
  return (
    path(`M${x - 30} ${y}L${x - 12} ${y - 136}H${x + 12}L${x + 30} ${y}Z`, sky.deep) +
    path(`M${x + 4} ${y - 136}H${x + 12}L${x + 30} ${y}H${x + 12}Z`, sky.dark) +
    blades +
    circle(x, y - 130, 8, ink.deep)
  )
}

/** Models on tables, charts on the wall, visitors between them. */
export function exhibition(): string {
  const [w, h] = [1200, 900]
  const far = farWall(w, h)
  const chart = (x: number, colour: string, kind: number): string =>
    rect(x, far.y0 + 40, 190, 230, paper.bright) +
    rect(x, far.y0 + 40, 190, 40, colour) +
    (kind === 0
      ? repeat(4, (index) =>
          rect(
            x + 26 + index * 38,
            far.y0 + 240 - index * 26 - 30,
            24,
            index * 26 + 30,
            [brick.light, marigold.light, leaf.light, sky.deep][index] ?? brick.light,
          ),
        )
      : kind === 1
        ? circle(x + 95, far.y0 + 170, 56, sky.base) +
          path(`M${x + 95} ${far.y0 + 170}V${far.y0 + 114}A56 56 0 0 1 ${x + 144} ${far.y0 + 198}Z`, marigold.base)
        : path(`M${x + 95} ${far.y0 + 240}V${far.y0 + 150}`, 'none', `stroke="${leaf.deep}" stroke-width="7"`) +
          ellipse(x + 62, far.y0 + 150, 34, 18, leaf.base) +
          ellipse(x + 128, far.y0 + 134, 34, 18, leaf.light) +
          ellipse(x + 95, far.y0 + 106, 18, 26, leaf.base)) +
    rect(x + 20, far.y0 + 56, 110, 8, paper.bright)
  const cloth = (x: number, y: number, tw: number, colour: string): string =>
    rect(x, y, tw, 18, paper.bright) +
    rect(x + 6, y + 16, tw - 12, 170, colour) +
    repeat(Math.round(tw / 48), (index) =>
      path(`M${x + 20 + index * 48} ${y + 16}q12 80 0 170h14q8 -90 -4 -170z`, shaded(colour, 0.2)),
    )
  return picture(
    w,
    h,
    room(w, h, styles.planter) +
      chart(far.x0 + 40, brick.base, 0) +
      chart(far.x0 + 320, ink.mid, 2) +
      chart(far.x0 + 600, leaf.deep, 1) +
      person(420, 650, 330, student(3), { body: 'bust', left: 'down', right: 'forward', facing: 'right' }) +
      person(860, 650, 330, student(2), { body: 'bust', left: 'forward', right: 'down', facing: 'left' }) +
      person(1050, 650, 320, student(7), { body: 'bust', left: 'desk', right: 'desk', facing: 'front' }) +
      cloth(250, 640, 880, ink.mid) +
      planets(480, 642) +
      volcano(740, 642) +
      windmill(980, 642) +
      person(330, 890, 300, pupil(1), { body: 'stand', left: 'down', right: 'point', facing: 'right' }) +
      person(190, 880, 480, cast.sari, poses.talk) +
      person(600, 900, 290, pupil(0), { body: 'stand', left: 'down', right: 'down', facing: 'back' }) +
      person(700, 905, 300, pupil(3), { body: 'stand', left: 'down', right: 'raise', facing: 'back' }) +
      person(1090, 890, 480, cast.teacherKurta, { ...poses.stand, facing: 'left' }) +
      person(950, 900, 290, pupil(2), { body: 'stand', left: 'down', right: 'down', facing: 'left' }),
  )
}
