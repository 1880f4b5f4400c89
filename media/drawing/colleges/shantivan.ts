import { dapple, footShadow, ground } from '../buildings/ground.ts'
import type { Tones } from '../buildings/openings.ts'
import { banglaRoof } from '../buildings/roofs.ts'
import { balustrade, cornice, eavesShadow, sideShadow, steps, storey } from '../buildings/walls.ts'
import { brick, leaf, mix, sky } from '../palette.ts'
import { poses } from '../people/cast.ts'
import { hills, marigoldBed, shrub } from '../plants.ts'
import { randomFrom, repeat } from '../svg.ts'
import { greens, tallTree } from '../trees.ts'
import { bicycle } from '../vehicles.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

/** Red brick and a curved Bengal roof among sal trees. */
export function shantivanFront(): string {
  const random = randomFrom(11)
  const tones: Tones = { wall: brick.base, trim: '#f0dfc0', inner: '#7d4636', frame: leaf.deep, glass: sky.dark }
  const wing = (x: number): string =>
    storey({ x, y: 440, w: 350, h: 160, bays: 5, kind: 'segment', tones, masonry: 'brick', random, as: 'arcade' }) +
    cornice(x, 440, 350, 14, '#e6cfa6') +
    balustrade(x, 427, 350, 28, '#ecd9b4')
  const middle =
    storey({
      x: 490,
      y: 300,
      w: 300,
      h: 130,
      bays: 3,
      kind: 'round',
      tones,
      masonry: 'brick',
      random,
      as: 'windows',
      shutters: false,
      pilasters: true,
      open: [0.46, 0.66],
    }) +
    storey({
      x: 490,
      y: 430,
      w: 300,
      h: 170,
      bays: 3,
      kind: 'round',
      tones,
      masonry: 'brick',
      random,
      as: 'arcade',
      pilasters: true,
    }) +
    cornice(490, 430, 300, 14, '#e6cfa6') +
    eavesShadow(490, 300, 300, 30) +
    banglaRoof(484, 306, 312, 96, '#9c4632')
  return front('afternoon', 1, {
    behind:
      hills(WIDTH, BASE, 90, [0.5, 0.8, 0.6, 0.9, 0.7, 0.95, 0.5], mix(leaf.base, '#f5e2b8', 0.5)) +
      repeat(9, (index) => tallTree(20 + index * 155, BASE, 250 + (index % 3) * 40, 30 + index, greens.deep)),
    building:
      wing(150) +
      wing(780) +
      sideShadow(790, 440, 46, 160) +
      middle +
      ground(WIDTH, BASE, 800, { earth: '#d9a878', path: '#ecd0a4' }, 640, 4) +
      footShadow(150, BASE, 980, 30) +
      steps(560, 590, 160, 34, 3, '#e6cfa6'),
    before:
      marigoldBed(330, 640, 200, 7) +
      marigoldBed(930, 640, 220, 8) +
      dapple(180, 730, 420, 110, 5) +
      passer(610, 650, 1, poses.away) +
      passer(690, 660, 4, poses.talk) +
      passer(735, 662, 3, poses.books) +
      bicycle(960, 722, 120) +
      passer(905, 728, 0, poses.walk) +
      passer(420, 745, 10, poses.stroll) +
      tallTree(70, 790, 690, 41, greens.neem) +
      tallTree(1220, 770, 640, 43) +
      shrub(1160, 806, 220, 80, 44),
  })
}
