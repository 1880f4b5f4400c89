import { doorAt, railing, type Tones, windowAt } from '../buildings/openings.ts'
import { gable, hippedRoof } from '../buildings/roofs.ts'
import { eavesShadow, steps, storey } from '../buildings/walls.ts'
import { paper, wood } from '../palette.ts'
import { arecaPalm } from '../palms.ts'
import { poses } from '../people/cast.ts'
import { hills, shrub, teaRows } from '../plants.ts'
import { path, randomFrom, rect, repeat } from '../svg.ts'
import { broadTree, greens } from '../trees.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

function teaFront(): string {
  return (
    shrub(330, 812, 260, 60, 92) +
    shrub(480, 815, 220, 54, 93) +
    shrub(130, 815, 260, 70, 94) +
    shrub(900, 815, 300, 70, 95) +
    shrub(1160, 815, 300, 80, 96)
  )
}

/** An Assam-type house: white panels in dark timber, tin roof, tea in front. */
export function luitparFront(): string {
  const random = randomFrom(31)
  const tones: Tones = { wall: '#f4eee0', trim: wood.dark, inner: '#6d584c', frame: '#2f5a6b', glass: '#5e8498' }
  const posts = (x: number, y: number, w: number, h: number, count: number): string =>
    repeat(count + 1, (index) => rect(x + (index * w) / count - 4, y, 8, h, wood.dark)) +
    rect(x, y + h * 0.62, w, 6, wood.dark) +
    rect(x, y + 2, w, 8, wood.dark)
  const house = (x: number, w: number, bays: number): string =>
    storey({
      x,
      y: 430,
      w,
      h: 130,
      bays,
      kind: 'flat',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      open: [0.44, 0.6],
      shutters: false,
    }) +
    posts(x, 430, w, 130, bays) +
    hippedRoof(x - 46, 440, w + 92, 120, '#a8442f', random, { inset: 90, tiles: false }) +
    eavesShadow(x, 443, w, 18)
  const porch =
    rect(500, 448, 280, 112, '#5d4b42') +
    windowAt('flat', 535, 462, 50, 64, tones) +
    windowAt('flat', 695, 462, 50, 64, tones) +
    doorAt('flat', 608, 458, 64, 102, tones) +
    railing(500, 516, 96, 44, paper.bright) +
    railing(684, 516, 96, 44, paper.bright) +
    [496, 590, 680, 776].map((px) => rect(px, 430, 10, 130, paper.bright)).join('') +
    gable(466, 440, 348, 176, '#f4eee0', '#a8442f') +
    rect(486, 556, 308, 10, wood.light)
  const plinth =
    rect(150, 560, 980, 44, '#b9856a') + repeat(12, (index) => rect(166 + index * 82, 560, 16, 44, '#8f5f4b'))
  return front('dawn', 5, {
    behind:
      hills(WIDTH, BASE, 330, [0.5, 0.75, 0.6, 0.95, 0.7, 0.85, 0.55], '#a9bfc9') +
      hills(WIDTH, BASE, 220, [0.7, 0.5, 0.8, 0.6, 0.9, 0.6], '#8ba8ab') +
      rect(0, 490, WIDTH, 34, paper.bright, 'opacity="0.55" rx="17"') +
      repeat(7, (index) => arecaPalm(60 + index * 200, BASE, 270 + (index % 2) * 60, 80 + index)) +
      broadTree(1160, BASE, 300, 90, greens.blue),
    building: house(150, 330, 4) + house(800, 330, 4) + porch + plinth + rect(0, 600, WIDTH, 200, '#9aa860'),
    before:
      steps(596, 564, 88, 44, 4, '#d8b48f') +
      path('M600 608H690L760 690H520Z', '#d9b48a') +
      passer(640, 640, 0, poses.away) +
      passer(560, 650, 3, poses.talk) +
      teaRows(WIDTH, 640, 800, 91) +
      passer(360, 752, 4, poses.books) +
      passer(410, 758, 11, poses.stroll) +
      teaFront(),
  })
}
