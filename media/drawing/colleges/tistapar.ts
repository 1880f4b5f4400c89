import { ground } from '../buildings/ground.ts'
import { type Tones, windowAt } from '../buildings/openings.ts'
import { gable, hippedRoof } from '../buildings/roofs.ts'
import { cornice, steps, storey } from '../buildings/walls.ts'
import { arecaPalm } from '../palms.ts'
import { poses } from '../people/cast.ts'
import { hills, shrub } from '../plants.ts'
import { path, randomFrom, rect, repeat } from '../svg.ts'
import { broadTree, greens } from '../trees.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

function puddle(x: number, y: number, w: number): string {
  return path(
    `M${x} ${y}q${w * 0.2} ${-w * 0.09} ${w * 0.5} ${-w * 0.07}q${w * 0.5} 0 ${w * 0.5} ${w * 0.07}q${-w * 0.1} ${w * 0.1} ${-w * 0.6} ${w * 0.08}q${-w * 0.34} 0 ${-w * 0.4} ${-w * 0.08}z`,
    '#b9cdd2',
  )
}

function umbrella(x: number, y: number, size: number): string {
  const top = y - size * 1.3
  const r = size * 0.42
  return (
    rect(x + 6, top + r * 0.3, 3, size * 0.5, '#2a2330') +
    path(
      `M${x - r + 8} ${top + r * 0.7}Q${x - r * 0.6 + 8} ${top - r * 0.1} ${x + 8} ${top}Q${x + r * 0.6 + 8} ${top - r * 0.1} ${x + r + 8} ${top + r * 0.7}q${-r * 0.25} ${-r * 0.2} ${-r * 0.5} 0q${-r * 0.25} ${-r * 0.2} ${-r * 0.5} 0q${-r * 0.25} ${-r * 0.2} ${-r * 0.5} 0q${-r * 0.25} ${-r * 0.2} ${-r * 0.5} 0z`,
      '#e0980f',
    ) +
    path(
      `M${x + 8} ${top}Q${x + r * 0.6 + 8} ${top - r * 0.1} ${x + r + 8} ${top + r * 0.7}q${-r * 0.25} ${-r * 0.2} ${-r * 0.5} 0z`,
      '#b06f0c',
    )
  )
}

/** A white bungalow with green shutters under monsoon clouds. */
export function tistaparFront(): string {
  const random = randomFrom(21)
  const tones: Tones = { wall: '#efe9db', trim: '#ffffff', inner: '#8f8f86', frame: '#3c6a4c', glass: '#4d6c7d' }
  const building =
    rect(180, 580, 920, 24, '#9c6a52') +
    storey({
      x: 200,
      y: 310,
      w: 880,
      h: 120,
      bays: 9,
      kind: 'flat',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      shutters: true,
      open: [0.4, 0.66],
    }) +
    hippedRoof(150, 318, 980, 110, '#8d4a3a', random, { inset: 120, tiles: false }) +
    storey({
      x: 200,
      y: 430,
      w: 880,
      h: 152,
      bays: 9,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'arcade',
      pilasters: true,
      open: [0.7, 0.84],
    }) +
    cornice(196, 432, 888, 13, '#d8d2c0') +
    gable(520, 322, 240, 120, '#efe9db', '#e9e4d6') +
    windowAt('round', 614, 262, 52, 52, tones)
  return front('monsoon', 2, {
    clouds: 6,
    behind:
      hills(WIDTH, BASE, 190, [0.8, 0.55, 0.7, 0.5, 0.62, 0.9], '#8fa3a8') +
      hills(WIDTH, BASE, 90, [0.6, 0.8, 0.7, 0.9, 0.7], '#7c9684') +
      repeat(8, (index) => arecaPalm(40 + index * 175, BASE, 300 + (index % 3) * 50, 60 + index)),
    building:
      building +
      ground(WIDTH, BASE, 800, { earth: '#8fa066', path: '#c8b08c' }, 640, 14) +
      steps(570, 586, 140, 34, 3, '#d8d2c0'),
    before:
      puddle(520, 742, 150) +
      puddle(820, 690, 90) +
      passer(660, 690, 2, poses.walk) +
      umbrella(668, 690, 116) +
      passer(470, 660, 7, poses.away) +
      passer(930, 735, 8, poses.books) +
      passer(1000, 738, 5, poses.talk, true) +
      broadTree(90, 800, 520, 71, greens.deep) +
      shrub(1190, 800, 240, 110, 72, greens.deep) +
      shrub(240, 806, 200, 70, 73),
  })
}
