import { dapple, footShadow, ground } from '../buildings/ground.ts'
import { type Tones, windowAt } from '../buildings/openings.ts'
import { eavesShadow, steps, storey, wall } from '../buildings/walls.ts'
import { brick, ink, shaded } from '../palette.ts'
import { poses } from '../people/cast.ts'
import { hills } from '../plants.ts'
import { circle, randomFrom, rect, repeat } from '../svg.ts'
import { palash } from '../trees.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

function petals(x: number, y: number, w: number): string {
  const random = randomFrom(x)
  return repeat(60, () =>
    circle(x + random(-1, 1) * w, y + random(-28, 28), random(1.6, 3.4), random() > 0.4 ? '#dd6626' : brick.base),
  )
}

/** Low stone walls and concrete slabs among palash in flower. */
export function palashbanFront(): string {
  const random = randomFrom(61)
  const slab = '#ddd5c5'
  const tones: Tones = { wall: '#a58f7a', trim: slab, inner: '#5d5350', frame: ink.deep, glass: '#56778a' }
  const building =
    wall(120, 420, 420, 182, '#a8937c', 'stone', random) +
    storey({
      x: 540,
      y: 440,
      w: 480,
      h: 162,
      bays: 6,
      kind: 'flat',
      tones,
      masonry: 'stone',
      random,
      as: 'arcade',
      open: [0.82, 0.86],
    }) +
    wall(1020, 380, 150, 222, '#9c8873', 'stone', random) +
    rect(1134, 380, 36, 222, shaded('#9c8873', 0.36)) +
    repeat(5, (index) => windowAt('flat', 150 + index * 78, 470, 46, 78, tones)) +
    rect(90, 398, 480, 26, slab) +
    rect(90, 418, 480, 8, shaded(slab, 0.26)) +
    eavesShadow(120, 426, 420, 22) +
    rect(510, 424, 530, 22, slab) +
    rect(510, 440, 530, 7, shaded(slab, 0.26)) +
    eavesShadow(540, 447, 480, 22) +
    rect(230, 330, 300, 70, '#b5a28c') +
    repeat(6, (index) => rect(250 + index * 46, 346, 28, 54, '#4f6572')) +
    rect(205, 312, 350, 22, slab) +
    rect(205, 328, 350, 7, shaded(slab, 0.26)) +
    rect(1004, 362, 184, 22, slab) +
    windowAt('flat', 1050, 420, 50, 110, tones)
  return front('morning', 8, {
    behind:
      hills(WIDTH, BASE, 260, [0.3, 0.6, 0.95, 0.7, 0.4, 0.55, 0.8, 0.5], '#b3b79c', '#9aa58f') +
      repeat(7, (index) => palash(40 + index * 205, BASE, 210 + (index % 3) * 36, 120 + index)),
    building:
      building +
      ground(WIDTH, BASE, 800, { earth: '#c9a47c', path: '#e2cba6' }, 760, 44) +
      footShadow(120, BASE, 1050, 30),
    before:
      steps(690, 594, 160, 26, 3, slab) +
      dapple(220, 735, 420, 100, 45) +
      petals(250, 740, 190) +
      petals(1100, 735, 170) +
      passer(740, 650, 1, poses.away) +
      passer(830, 676, 8, poses.file) +
      passer(560, 700, 6, poses.books) +
      passer(610, 704, 3, poses.talk, true) +
      passer(900, 752, 5, poses.walk) +
      palash(170, 770, 520, 130) +
      palash(1160, 760, 460, 131),
  })
}
