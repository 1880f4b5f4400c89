import { footShadow, ground } from '../buildings/ground.ts'
import { openArch, type Tones, windowAt } from '../buildings/openings.ts'
import { clockTower, gable, hippedRoof } from '../buildings/roofs.ts'
import { cornice, sideShadow, steps, storey, wall } from '../buildings/walls.ts'
import { brick, shaded } from '../palette.ts'
import { poses } from '../people/cast.ts'
import { hills, shrub } from '../plants.ts'
import { ellipse, poly, randomFrom } from '../svg.ts'
import { broadTree, greens } from '../trees.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

/** Black basalt, pointed windows and a clock tower before green tablelands. */
export function sahyadriFront(): string {
  const random = randomFrom(101)
  const basalt = '#5c5d68'
  const tones: Tones = { wall: basalt, trim: '#d6c49c', inner: '#353542', frame: '#8f5f38', glass: '#86aebd' }
  const mesa = (x: number, w: number, h: number, colour: string): string =>
    poly(
      [
        [x, BASE],
        [x + w * 0.14, BASE - h * 0.6],
        [x + w * 0.18, BASE - h],
        [x + w * 0.78, BASE - h * 1.02],
        [x + w * 0.83, BASE - h * 0.62],
        [x + w, BASE],
      ],
      colour,
    ) +
    poly(
      [
        [x + w * 0.18, BASE - h],
        [x + w * 0.78, BASE - h * 1.02],
        [x + w * 0.8, BASE - h * 0.84],
        [x + w * 0.16, BASE - h * 0.82],
      ],
      shaded(colour, 0.3),
    )
  const wing = (x: number, w: number, bays: number): string =>
    storey({
      x,
      y: 460,
      w,
      h: 142,
      bays,
      kind: 'pointed',
      tones,
      masonry: 'stone',
      random,
      as: 'arcade',
      open: [0.68, 0.84],
    }) +
    storey({
      x,
      y: 350,
      w,
      h: 110,
      bays,
      kind: 'pointed',
      tones,
      masonry: 'stone',
      random,
      as: 'windows',
      open: [0.4, 0.68],
    }) +
    cornice(x, 462, w, 12, '#d6c49c') +
    hippedRoof(x - 16, 354, w + 32, 84, brick.base, random, { inset: 40 })
  const tower = clockTower(
    700,
    604,
    120,
    410,
    basalt,
    '#d6c49c',
    wall(700, 194, 120, 410, '#666773', 'stone', random) +
      windowAt('pointed', 738, 350, 44, 84, tones) +
      openArch('pointed', 722, 488, 76, 114, tones, true),
  )
  return front('monsoon', 12, {
    clouds: 6,
    behind:
      mesa(-120, 620, 290, '#93a896') +
      mesa(640, 760, 330, '#86a08c') +
      mesa(330, 520, 200, '#75967c') +
      hills(WIDTH, BASE, 90, [0.5, 0.9, 0.6, 0.8, 0.6, 0.9], '#64885f'),
    building:
      wing(150, 550, 7) +
      wing(820, 300, 4) +
      sideShadow(820, 330, 50, 272) +
      gable(330, 356, 190, 130, '#666773', '#d6c49c', false) +
      windowAt('pointed', 403, 282, 44, 62, tones) +
      tower +
      ground(WIDTH, BASE, 800, { earth: '#7f9a58', path: '#b9a588' }, 755, 84) +
      footShadow(150, BASE, 980, 26),
    before:
      steps(705, 594, 110, 30, 3, '#8a8b96') +
      ellipse(600, 744, 90, 9, '#b9cdd2') +
      ellipse(930, 706, 60, 6, '#b9cdd2') +
      passer(740, 660, 9, poses.away) +
      passer(570, 690, 11, poses.talk) +
      passer(620, 692, 2, poses.file, true) +
      passer(900, 740, 6, poses.walk) +
      passer(300, 745, 1, poses.stroll) +
      broadTree(70, 800, 470, 201, greens.deep) +
      broadTree(1210, 790, 520, 202, greens.deep) +
      shrub(400, 812, 240, 70, 203, greens.deep),
  })
}
