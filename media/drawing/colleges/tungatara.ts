import { dapple, footShadow, ground } from '../buildings/ground.ts'
import type { Tones } from '../buildings/openings.ts'
import { eavesShadow, steps, storey } from '../buildings/walls.ts'
import { marigold, shaded, sunlit } from '../palette.ts'
import { arecaPalm } from '../palms.ts'
import { poses } from '../people/cast.ts'
import { hills, marigoldBed, shrub } from '../plants.ts'
import { path, randomFrom, rect, repeat } from '../svg.ts'
import { bicycle } from '../vehicles.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

/** Granite pillars and terracotta screens in morning light. */
export function tungataraFront(): string {
  const random = randomFrom(121)
  const granite = '#b4b4b8'
  const clay = '#c4694a'
  const tones: Tones = { wall: '#e9e2d4', trim: granite, inner: '#6a6670', frame: '#39405f', glass: '#6f95a8' }
  const jali = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, shaded(clay, 0.5)) +
    repeat(Math.round(w / 22) * Math.round(h / 22), (index) => {
      const columns = Math.round(w / 22)
      const cx = x + (index % columns) * 22
      const cy = y + Math.floor(index / columns) * 22
      return path(
        `M${cx} ${cy}h22v22h-22zM${cx + 11} ${cy + 4}l7 7l-7 7l-7 -7z`,
        index % 5 === 2 ? sunlit(clay, 0.2) : clay,
        'fill-rule="evenodd"',
      )
    })
  const columns = repeat(
    10,
    (index) =>
      rect(196 + index * 98, 452, 20, 150, granite) +
      rect(208 + index * 98, 452, 8, 150, shaded(granite, 0.3)) +
      rect(188 + index * 98, 452, 36, 12, '#cfcfd2') +
      rect(190 + index * 98, 590, 32, 12, '#cfcfd2'),
  )
  const building =
    rect(190, 452, 900, 150, '#57525a') +
    storey({
      x: 210,
      y: 466,
      w: 860,
      h: 136,
      bays: 9,
      kind: 'flat',
      tones: { ...tones, wall: '#a89c8d' },
      masonry: 'plaster',
      random,
      as: 'windows',
      open: [0.5, 0.6],
    }) +
    eavesShadow(190, 452, 900, 40) +
    columns +
    rect(160, 430, 960, 24, '#d9d6d0') +
    rect(160, 446, 960, 8, shaded(granite, 0.2)) +
    jali(190, 276, 308, 154) +
    storey({
      x: 498,
      y: 276,
      w: 286,
      h: 154,
      bays: 4,
      kind: 'flat',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      open: [0.62, 0.66],
    }) +
    jali(784, 276, 308, 154) +
    rect(150, 250, 990, 28, '#d9d6d0') +
    rect(150, 270, 990, 8, shaded(granite, 0.25)) +
    eavesShadow(190, 278, 900, 20) +
    rect(560, 196, 170, 56, '#e9e2d4') +
    rect(540, 186, 210, 14, '#d9d6d0') +
    repeat(5, (index) => rect(574 + index * 30, 212, 20, 40, '#6f95a8'))
  return front('morning', 14, {
    behind:
      hills(WIDTH, BASE, 210, [0.5, 0.8, 0.6, 0.95, 0.6, 0.75], '#a5bba6', '#93ad9b') +
      repeat(6, (index) => arecaPalm(60 + index * 230, BASE, 360, 230 + index)),
    building:
      building +
      ground(WIDTH, BASE, 800, { earth: '#a8ad6c', path: '#dccbad' }, 640, 104) +
      footShadow(190, BASE, 910, 34),
    before:
      steps(560, 596, 160, 24, 2, '#d9d6d0') +
      marigoldBed(360, 644, 230, 231) +
      marigoldBed(930, 644, 230, 232) +
      passer(600, 648, 5, poses.away) +
      passer(690, 676, 8, poses.books) +
      passer(736, 678, 1, poses.talk, true) +
      bicycle(420, 722, 130, marigold.deep) +
      passer(365, 730, 6, poses.walk) +
      passer(880, 748, 10, poses.file) +
      dapple(1100, 740, 300, 90, 105) +
      arecaPalm(120, 790, 690, 240) +
      arecaPalm(196, 775, 560, 241) +
      arecaPalm(1150, 790, 640, 242) +
      arecaPalm(1215, 800, 730, 243) +
      shrub(60, 812, 220, 80, 244) +
      shrub(1200, 812, 240, 80, 245),
  })
}
