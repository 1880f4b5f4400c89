import { balustrade, cornice, storey } from '../buildings/walls.ts'
import { drawSky, lights } from '../light.ts'
import { ink, paper, sky } from '../palette.ts'
import { cast, poses, pupil, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { hills, marigoldBed } from '../plants.ts'
import { circle, line, multiply, picture, poly, randomFrom, rect, repeat } from '../svg.ts'
import { broadTree } from '../trees.ts'

/** The national flag, in the ratio 2:3, with the wheel of twenty-four spokes. */
function flag(x: number, y: number, w: number): string {
  const h = (w * 2) / 3
  const r = h * 0.14
  const [cx, cy] = [x + w / 2, y + h / 2]
  const spokes = repeat(24, (index) =>
    line(
      `M${cx} ${cy}L${(cx + Math.cos((index * Math.PI) / 12) * r).toFixed(2)} ${(cy + Math.sin((index * Math.PI) / 12) * r).toFixed(2)}`,
      '#06038d',
      1.1,
    ),
  )
  return (
    rect(x, y, w, h / 3, '#ff671f') +
    rect(x, y + h / 3, w, h / 3, '#ffffff') +
    rect(x, y + (2 * h) / 3, w, h / 3, '#046a38') +
    circle(cx, cy, r, 'none', 'stroke="#06038d" stroke-width="2.6"') +
    spokes +
    circle(cx, cy, r * 0.18, '#06038d')
  )
}

/** Staff and students before the flag on Republic Day. */
export function republicDay(): string {
  const [w, h] = [1200, 900]
  const tones = { wall: '#f0dcb4', trim: '#fff6e0', inner: '#a5714f', frame: ink.deep, glass: sky.dark }
  const random = randomFrom(26)
  const block =
    storey({
      x: 60,
      y: 350,
      w: 1080,
      h: 90,
      bays: 12,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      open: [0.4, 0.62],
    }) +
    storey({
      x: 60,
      y: 440,
      w: 1080,
      h: 140,
      bays: 12,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'arcade',
      pilasters: true,
    }) +
    cornice(60, 442, 1080, 13, '#e6c78c') +
    cornice(60, 354, 1080, 15, '#e6c78c') +
    balustrade(60, 339, 1080, 26, '#f3e2bb')
  const base =
    rect(540, 640, 120, 26, paper.bright) + rect(520, 666, 160, 26, '#e6d9c0') + rect(500, 692, 200, 28, paper.shade)
  const pole = rect(596, 90, 8, 552, '#f4f1e8') + rect(601, 90, 3, 552, '#b9b8c4') + circle(600, 86, 8, '#e2b457')
  const left = repeat(5, (index) =>
    person(60 + index * 88, 730 + index * 8, 240, student(index * 2 + 1), { ...poses.stand, facing: 'right' }),
  )
  const right = repeat(5, (index) =>
    person(1140 - index * 88, 730 + index * 8, 240, student(index * 2), { ...poses.stand, facing: 'left' }),
  )
  const front = repeat(7, (index) =>
    person(150 + index * 150, 920, 230, pupil(index), { body: 'stand', left: 'down', right: 'down', facing: 'back' }),
  )
  return picture(
    w,
    h,
    drawSky(lights.morning, w, 580, 26, 4) +
      hills(w, 580, 130, [0.4, 0.8, 0.5, 0.9, 0.5], '#c3cfae') +
      broadTree(60, 590, 380, 5) +
      broadTree(1150, 590, 360, 6) +
      block +
      rect(0, 578, w, 322, '#d9bd8a') +
      multiply(
        poly(
          [
            [60, 578],
            [1140, 578],
            [1190, 612],
            [90, 612],
          ],
          ink.soft,
        ),
        0.35,
      ) +
      rect(0, 760, w, 140, '#e2c99a') +
      marigoldBed(380, 660, 220, 7) +
      marigoldBed(820, 660, 220, 8) +
      pole +
      flag(604, 100, 234) +
      base +
      marigoldBed(600, 736, 260, 9) +
      left +
      right +
      person(440, 742, 262, cast.principal, { ...poses.stand, facing: 'right' }) +
      person(760, 742, 266, cast.teacherKurta, { ...poses.stand, facing: 'left' }) +
      front,
  )
}
