import { footShadow, ground } from '../buildings/ground.ts'
import type { Tones } from '../buildings/openings.ts'
import { dome } from '../buildings/roofs.ts'
import { balustrade, cornice, sideShadow, steps, storey } from '../buildings/walls.ts'
import { ink, shaded } from '../palette.ts'
import { poses } from '../people/cast.ts'
import { hills, marigoldBed } from '../plants.ts'
import { circle, poly, randomFrom, rect } from '../svg.ts'
import { broadTree, greens } from '../trees.ts'
import { bicycle } from '../vehicles.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

/** Cream arcades and a shallow dome beside a sandy river. */
export function phalgutirFront(): string {
  const random = randomFrom(51)
  const tones: Tones = { wall: '#ecd9ae', trim: '#fbf1d8', inner: '#97714e', frame: '#7a3b2c', glass: '#5f7f8d' }
  const wing = (x: number): string =>
    storey({
      x,
      y: 330,
      w: 370,
      h: 110,
      bays: 5,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      pilasters: true,
      open: [0.4, 0.64],
    }) +
    storey({
      x,
      y: 440,
      w: 370,
      h: 160,
      bays: 5,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'arcade',
      pilasters: true,
    }) +
    cornice(x, 442, 370, 14, '#e2c891') +
    cornice(x, 332, 370, 16, '#e2c891') +
    balustrade(x, 317, 370, 28, '#eedcb2')
  const middle =
    storey({
      x: 510,
      y: 300,
      w: 260,
      h: 140,
      bays: 3,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      pilasters: true,
      open: [0.48, 0.66],
    }) +
    storey({
      x: 510,
      y: 440,
      w: 260,
      h: 162,
      bays: 3,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'arcade',
      pilasters: true,
      open: [0.72, 0.88],
    }) +
    cornice(505, 442, 270, 15, '#e2c891') +
    poly(
      [
        [496, 300],
        [640, 232],
        [784, 300],
      ],
      '#f3e4c0',
    ) +
    poly(
      [
        [640, 232],
        [784, 300],
        [752, 300],
        [640, 248],
      ],
      shaded('#ecd9ae', 0.2),
    ) +
    circle(640, 276, 16, tones.frame) +
    cornice(496, 304, 288, 12, '#e2c891')
  return front('sunset', 7, {
    behind:
      hills(WIDTH, BASE, 120, [0.2, 0.5, 0.9, 0.5, 0.4, 0.7, 1, 0.5], '#a97f7c') + rect(0, 570, WIDTH, 34, '#e3c79a'),
    building:
      dome(330, 302, 40, '#e9d3a0') +
      dome(950, 302, 40, '#e9d3a0') +
      wing(140) +
      wing(770) +
      sideShadow(770, 330, 50, 270) +
      dome(640, 296, 108, '#e9d3a0') +
      middle +
      ground(WIDTH, BASE, 800, { earth: '#cfa877', path: '#e8cb9a' }, 640, 34) +
      footShadow(140, BASE, 1000, 32) +
      steps(540, 590, 200, 36, 4, '#e2c891'),
    before:
      passer(600, 664, 10, poses.away) +
      passer(700, 668, 9, poses.talk) +
      bicycle(330, 738, 150, ink.deep) +
      passer(322, 736, 7, poses.stroll) +
      passer(920, 740, 2, poses.walk, true) +
      passer(1000, 748, 0, poses.books) +
      broadTree(60, 780, 560, 111, greens.dry) +
      broadTree(1230, 770, 480, 112, greens.dry) +
      marigoldBed(430, 640, 150, 113) +
      marigoldBed(860, 640, 150, 114),
  })
}
