import { footShadow, ground } from '../buildings/ground.ts'
import { openArch, type Tones } from '../buildings/openings.ts'
import { chhatri } from '../buildings/roofs.ts'
import { balustrade, cornice, sideShadow, steps, storey, wall } from '../buildings/walls.ts'
import { brick, shaded, sunlit } from '../palette.ts'
import { poses } from '../people/cast.ts'
import { hills, shrub } from '../plants.ts'
import { circle, path, randomFrom, rect, repeat } from '../svg.ts'
import { broadTree, greens } from '../trees.ts'
import { bicycle } from '../vehicles.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

const sand = '#dba873'

function jharokha(x: number, y: number, w: number, tones: Tones): string {
  const h = w * 1.05
  return (
    path(`M${x - w * 0.56} ${y}h${w * 1.12}l${-w * 0.22} ${w * 0.3}h${-w * 0.68}z`, shaded(sand, 0.24)) +
    path(`M${x - w * 0.34} ${y + w * 0.3}h${w * 0.68}l${-w * 0.24} ${w * 0.2}h${-w * 0.2}z`, shaded(sand, 0.34)) +
    rect(x - w * 0.5, y - h, w, h, sunlit(sand, 0.18)) +
    rect(x + w * 0.3, y - h, w * 0.2, h, shaded(sand, 0.2)) +
    [-0.3, 0, 0.3]
      .map((dx) => openArch('cusped', x + dx * w - w * 0.12, y - h * 0.86, w * 0.24, h * 0.56, tones, false))
      .join('') +
    rect(x - w * 0.54, y - h * 0.28, w * 1.08, h * 0.28, sunlit(sand, 0.3)) +
    repeat(6, (index) => rect(x - w * 0.48 + index * w * 0.165, y - h * 0.22, w * 0.1, h * 0.16, shaded(sand, 0.22))) +
    path(
      `M${x - w * 0.7} ${y - h + 4}Q${x - w * 0.4} ${y - h - w * 0.36} ${x} ${y - h - w * 0.42}Q${x + w * 0.4} ${y - h - w * 0.36} ${x + w * 0.7} ${y - h + 4}Q${x} ${y - h - w * 0.14} ${x - w * 0.7} ${y - h + 4}Z`,
      shaded(sand, 0.12),
    ) +
    circle(x, y - h - w * 0.46, 4, '#d9a640')
  )
}

/** A haveli of carved balconies and roof pavilions at sunset. */
export function aravalliFront(): string {
  const random = randomFrom(91)
  const tones: Tones = { wall: sand, trim: '#f4d9aa', inner: '#7b4a36', frame: '#4a6a73', glass: '#4a5f73' }
  const body = (x: number, w: number, top: number, bays: number): string =>
    storey({
      x,
      y: top,
      w,
      h: 120,
      bays,
      kind: 'cusped',
      tones,
      masonry: 'stone',
      random,
      as: 'windows',
      open: [0.36, 0.6],
    }) +
    storey({
      x,
      y: top + 120,
      w,
      h: 480 - top,
      bays,
      kind: 'cusped',
      tones,
      masonry: 'stone',
      random,
      as: 'arcade',
      open: [0.66, 0.6],
      pilasters: true,
    }) +
    cornice(x, top + 122, w, 14, '#e8bf88') +
    cornice(x, top + 4, w, 16, '#e8bf88') +
    balustrade(x, top - 10, w, 26, '#e8bf88')
  const building =
    chhatri(240, 296, 90, sand) +
    chhatri(1040, 296, 90, sand) +
    body(170, 340, 330, 4) +
    body(770, 340, 330, 4) +
    sideShadow(790, 300, 54, 300) +
    wall(490, 260, 300, 342, '#e0b07c', 'stone', random) +
    openArch('cusped', 570, 430, 140, 172, tones, true) +
    jharokha(560, 386, 78, tones) +
    jharokha(720, 386, 78, tones) +
    cornice(484, 264, 312, 18, '#e8bf88') +
    balustrade(490, 246, 300, 26, '#e8bf88') +
    chhatri(525, 222, 60, sand) +
    chhatri(755, 222, 60, sand) +
    chhatri(640, 222, 116, sand) +
    jharokha(340, 440, 66, tones) +
    jharokha(940, 440, 66, tones)
  return front('sunset', 11, {
    behind:
      hills(WIDTH, BASE, 240, [0.9, 0.5, 0.7, 0.35, 0.5, 0.3, 0.6, 0.8], '#a57a78', '#8f6b73') +
      rect(0, 560, WIDTH, 50, '#c79aa0') +
      repeat(12, (index) => rect((index * 137) % 1260, 566 + (index % 3) * 12, 70, 2, '#f4d0a0')),
    building:
      building +
      ground(WIDTH, BASE, 800, { earth: '#c9925e', path: '#eac48e' }, 640, 74) +
      footShadow(170, BASE, 950, 32),
    before:
      steps(550, 592, 180, 34, 4, '#e8bf88') +
      passer(610, 656, 10, poses.away) +
      passer(690, 690, 5, poses.talk) +
      passer(736, 692, 8, poses.file, true) +
      passer(380, 738, 0, poses.walk) +
      passer(960, 748, 3, poses.books) +
      bicycle(1050, 746, 140, brick.deep) +
      broadTree(70, 790, 480, 191, greens.dry) +
      shrub(1220, 806, 200, 90, 192, greens.dry),
  })
}
