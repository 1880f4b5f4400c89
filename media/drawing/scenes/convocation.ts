import { ground } from '../buildings/ground.ts'
import { cornice, storey } from '../buildings/walls.ts'
import { drawSky, drawTint, lights } from '../light.ts'
import { brick, ink, leaf, paper, sky, wood } from '../palette.ts'
import { cast, inGown } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { marigoldBed } from '../plants.ts'
import { garland, lectern } from '../props.ts'
import { circle, group, multiply, path, picture, poly, randomFrom, rect, repeat } from '../svg.ts'

function diploma(x: number, y: number, size: number): string {
  return group(
    rect(-size * 0.5, -size * 0.11, size, size * 0.22, paper.bright, `rx="${size * 0.1}"`) +
      rect(size * 0.36, -size * 0.11, size * 0.14, size * 0.22, paper.deep, `rx="${size * 0.06}"`) +
      rect(-size * 0.08, -size * 0.12, size * 0.14, size * 0.24, brick.base),
    `transform="translate(${x} ${y}) rotate(-16)"`,
  )
}

/** Graduates in gowns before an arcade. */
export function convocationGroup(): string {
  const [w, h] = [1200, 800]
  const tones = { wall: '#ecd2a0', trim: '#fff3d8', inner: '#8f6247', frame: ink.deep, glass: sky.dark }
  const arcade =
    storey({
      x: -40,
      y: 120,
      w: 1280,
      h: 440,
      bays: 5,
      kind: 'cusped',
      tones,
      masonry: 'plaster',
      random: randomFrom(3),
      as: 'arcade',
      pilasters: true,
      open: [0.7, 0.82],
    }) +
    cornice(-40, 126, 1280, 22, '#e6c78c') +
    garland(0, 140, 400, 40, 8) +
    garland(400, 140, 400, 40, 8) +
    garland(800, 140, 400, 40, 8)
  const people = [cast.salwar, cast.turban, cast.hijab, cast.kurta, cast.sari]
  const sizes = [440, 470, 450, 480, 446]
  const row = people
    .map((look, index) => {
      const x = 190 + index * 205
      const size = sizes[index] ?? 450
      return (
        person(x, 730 + (index % 2) * 26, size, inGown(look), {
          body: 'stand',
          left: index % 2 ? 'down' : 'hip',
          right: 'chest',
          facing: index < 2 ? 'right' : index > 2 ? 'left' : 'front',
        }) + diploma(x + size * 0.02, 730 + (index % 2) * 26 - size * 0.63, size * 0.2)
      )
    })
    .join('')
  return picture(
    w,
    h,
    drawSky(lights.morning, w, 200, 3, 1) +
      arcade +
      ground(w, 556, h, { earth: '#d6b788' }, 600, 7) +
      marigoldBed(120, 610, 300, 5) +
      marigoldBed(1090, 610, 300, 6) +
      row,
  )
}

/** A graduate receiving her diploma on the stage. */
export function convocationStage(): string {
  const [w, h] = [900, 1125]
  const folds = repeat(13, (index) =>
    path(`M${index * 72} 0q30 20 20 400t10 420h-34q-14 -300 -6 -420t-10 -400z`, index % 2 ? brick.deep : '#a14a33'),
  )
  const emblem =
    circle(450, 300, 128, paper.bright) +
    circle(450, 300, 116, ink.deep) +
    path('M450 240Q410 214 368 226V340Q410 328 450 356Z', paper.base) +
    path('M450 240Q490 214 532 226V340Q490 328 450 356Z', paper.shade) +
    circle(450, 214, 12, '#f2a413')
  const floor =
    rect(0, 820, w, 200, wood.light) +
    repeat(6, (index) =>
      poly(
        [
          [index * 180 - 40, 1020],
          [index * 180 - 36, 1020],
          [index * 150 + 76, 820],
          [index * 150 + 73, 820],
        ],
        wood.base,
      ),
    ) +
    rect(0, 1012, w, 113, wood.deep) +
    rect(0, 1012, w, 12, '#c99a66') +
    garland(0, 1036, 300, 26, 9) +
    garland(300, 1036, 300, 26, 9) +
    garland(600, 1036, 300, 26, 9)
  const light = poly(
    [
      [300, 0],
      [460, 0],
      [820, 960],
      [120, 960],
    ],
    '#fff1c9',
    'opacity="0.14"',
  )
  return picture(
    w,
    h,
    rect(0, 0, w, h, brick.base) +
      folds +
      garland(0, 40, 300, 60, 9) +
      garland(300, 40, 300, 60, 9) +
      garland(600, 40, 300, 60, 9) +
      emblem +
      floor +
      light +
      lectern(790, 930, 230) +
      marigoldBed(120, 1016, 240, 4) +
      person(300, 960, 590, cast.principal, { body: 'stand', left: 'down', right: 'forward', facing: 'right' }) +
      group(
        person(0, 0, 580, inGown(cast.salwar), { body: 'stand', left: 'forward', right: 'down', facing: 'left' }),
        'transform="translate(610 966) rotate(-4)"',
      ) +
      diploma(452, 590, 110) +
      multiply(rect(0, 0, w, 30, leaf.dark), 0.3) +
      drawTint(lights.afternoon, w, h),
  )
}
