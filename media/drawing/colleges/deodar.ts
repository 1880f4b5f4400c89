import { footShadow, ground } from '../buildings/ground.ts'
import { openArch, railing, type Tones, windowAt } from '../buildings/openings.ts'
import { gable, hippedRoof } from '../buildings/roofs.ts'
import { sideShadow, steps, storey, wall } from '../buildings/walls.ts'
import { wood } from '../palette.ts'
import { poses } from '../people/cast.ts'
import { deodar, hills, peaks, shrub } from '../plants.ts'
import { path, poly, randomFrom, rect, repeat } from '../svg.ts'
import { greens } from '../trees.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

function stones(x: number, y: number): string {
  return repeat(16, (index) =>
    path(`M${x + index * 26} ${y + 30}q2 -20 14 -20q14 0 13 20z`, index % 3 ? '#a99d8d' : '#8f857a'),
  )
}

/** Stone below, carved timber above, slate gables and snow peaks. */
export function deodarFront(): string {
  const random = randomFrom(71)
  const tones: Tones = { wall: '#b9ad9c', trim: '#e9dfca', inner: '#5b4a42', frame: '#2f5a6b', glass: '#6f95a8' }
  const timber: Tones = { ...tones, wall: '#8d5c38', trim: '#d9b07a', frame: '#e9dfca' }
  const slate = '#5a6072'
  const block = (x: number, w: number, bays: number): string =>
    storey({
      x,
      y: 490,
      w,
      h: 120,
      bays,
      kind: 'segment',
      tones,
      masonry: 'stone',
      random,
      as: 'windows',
      open: [0.38, 0.56],
    }) +
    storey({
      x: x - 8,
      y: 380,
      w: w + 16,
      h: 104,
      bays,
      kind: 'flat',
      tones: timber,
      masonry: 'timber',
      random,
      as: 'windows',
      open: [0.48, 0.52],
    }) +
    railing(x - 14, 452, w + 28, 36, '#d9b07a') +
    rect(x - 16, 484, w + 32, 9, wood.dark) +
    repeat(bays * 2, (index) =>
      poly(
        [
          [x + (index * w) / (bays * 2), 493],
          [x + 12 + (index * w) / (bays * 2), 493],
          [x + (index * w) / (bays * 2), 507],
        ],
        wood.dark,
      ),
    )
  const building =
    block(200, 360, 5) +
    hippedRoof(160, 392, 440, 120, slate, random, { inset: 60, tiles: false }) +
    block(740, 340, 5) +
    hippedRoof(700, 392, 420, 110, slate, random, { inset: 60, tiles: false }) +
    wall(545, 350, 210, 260, '#b9ad9c', 'stone', random) +
    windowAt('pointed', 616, 380, 68, 92, timber) +
    openArch('round', 600, 500, 100, 110, tones, true) +
    gable(516, 362, 268, 190, '#8d5c38', slate) +
    sideShadow(755, 400, 40, 210) +
    rect(300, 268, 30, 60, '#a3978a') +
    rect(930, 282, 30, 50, '#a3978a')
  return front('dawn', 9, {
    clouds: 2,
    behind:
      peaks(WIDTH, 470, 330, 12) +
      hills(WIDTH, BASE, 300, [0.7, 0.5, 0.66, 0.44, 0.7, 0.6, 0.85], '#9db4bd', '#8aa3b0') +
      hills(WIDTH, BASE, 190, [0.9, 0.6, 0.75, 0.6, 0.8, 0.95], '#6f9490', '#5c8284') +
      repeat(12, (index) => deodar(20 + index * 114, BASE, 170 + ((index * 37) % 90), 140 + index, 0.25)),
    building:
      building +
      ground(WIDTH, 606, 800, { earth: '#8fa070', path: '#cdbd9f' }, 650, 54) +
      footShadow(190, 606, 900, 28),
    before:
      steps(600, 606, 100, 34, 4, '#b9ad9c') +
      passer(660, 684, 1, poses.away) +
      passer(560, 700, 10, poses.books) +
      passer(505, 704, 11, poses.talk) +
      passer(860, 748, 6, poses.stroll, true) +
      deodar(100, 800, 620, 160) +
      deodar(1190, 796, 560, 161) +
      deodar(1080, 790, 330, 162) +
      shrub(230, 812, 200, 70, 163, greens.blue) +
      stones(300, 770),
  })
}
