import { ground } from '../buildings/ground.ts'
import type { Tones } from '../buildings/openings.ts'
import { gable, hippedRoof } from '../buildings/roofs.ts'
import { eavesShadow, steps, storey } from '../buildings/walls.ts'
import { leaf, wood } from '../palette.ts'
import { coconutPalm } from '../palms.ts'
import { poses } from '../people/cast.ts'
import { hills, shrub } from '../plants.ts'
import { circle, ellipse, path, randomFrom, rect, repeat } from '../svg.ts'
import { greens } from '../trees.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

/** White walls under deep tiled roofs, palms and a pond. */
export function nilathiraFront(): string {
  const random = randomFrom(111)
  const tones: Tones = { wall: '#f7f1e2', trim: wood.light, inner: '#8a6a52', frame: wood.deep, glass: '#5e7f88' }
  const tile = '#b8563a'
  const house = (x: number, w: number, bays: number, h: number): string =>
    storey({
      x: x + 30,
      y: 450,
      w: w - 60,
      h: 130,
      bays,
      kind: 'flat',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      open: [0.4, 0.56],
    }) +
    repeat(
      bays + 1,
      (index) =>
        rect(x + 16 + (index * (w - 40)) / bays, 462, 10, 118, wood.deep) +
        rect(x + 10 + (index * (w - 40)) / bays, 462, 22, 7, wood.light),
    ) +
    hippedRoof(x - 30, 468, w + 60, h, tile, random, { inset: h * 0.9 }) +
    eavesShadow(x, 468, w, 16)
  const building =
    rect(110, 578, 1060, 28, '#c98a66') +
    house(120, 400, 5, 140) +
    house(760, 400, 5, 140) +
    storey({
      x: 480,
      y: 400,
      w: 320,
      h: 180,
      bays: 3,
      kind: 'flat',
      tones,
      masonry: 'plaster',
      random,
      as: 'arcade',
      open: [0.7, 0.7],
    }) +
    hippedRoof(440, 424, 400, 120, tile, random, { inset: 100 }) +
    storey({
      x: 560,
      y: 260,
      w: 160,
      h: 50,
      bays: 4,
      kind: 'flat',
      tones: { ...tones, wall: wood.base },
      masonry: 'timber',
      random,
      as: 'windows',
      open: [0.6, 0.6],
    }) +
    hippedRoof(520, 322, 240, 84, tile, random, { inset: 60 }) +
    gable(560, 296, 160, 110, wood.base, tile) +
    gable(250, 452, 150, 110, wood.base, tile) +
    gable(880, 452, 150, 110, wood.base, tile)
  const pond =
    path('M120 742Q260 690 520 700T760 735Q720 800 470 806H180Q100 790 120 742Z', '#8fb9b4') +
    path('M150 748Q280 706 510 712T720 740Q560 726 420 730T150 748Z', '#b7d6cd') +
    repeat(
      9,
      (index) =>
        ellipse(220 + index * 52, 756 + (index % 3) * 14, 16, 5, leaf.deep) +
        (index % 2 ? circle(224 + index * 52, 750 + (index % 3) * 14, 5, '#e7a6a0') : ''),
    )
  return front('noon', 13, {
    behind:
      hills(WIDTH, BASE, 130, [0.6, 0.8, 0.5, 0.9, 0.7, 0.8], '#86a886') +
      repeat(9, (index) =>
        coconutPalm(20 + index * 150, BASE, 330 + ((index * 53) % 110), 210 + index, index % 2 ? 0.14 : -0.12),
      ),
    building:
      building +
      ground(WIDTH, BASE, 800, { earth: '#a9b268', path: '#e0c090' }, 680, 94) +
      steps(590, 582, 100, 34, 3, '#e0b890'),
    before:
      pond +
      passer(650, 656, 4, poses.away) +
      passer(820, 690, 2, poses.books) +
      passer(868, 694, 10, poses.talk, true) +
      passer(960, 752, 7, poses.walk) +
      coconutPalm(70, 800, 720, 221, 0.16) +
      coconutPalm(1200, 790, 650, 222, -0.14) +
      shrub(1130, 810, 260, 90, 223, greens.deep) +
      shrub(30, 812, 200, 90, 224, greens.deep),
  })
}
