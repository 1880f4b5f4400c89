import { footShadow, ground } from '../buildings/ground.ts'
import { openArch, type Tones } from '../buildings/openings.ts'
import { dome } from '../buildings/roofs.ts'
import { cornice, sideShadow, steps, storey, wall } from '../buildings/walls.ts'
import { lampGlow } from '../light.ts'
import { shaded } from '../palette.ts'
import { poses } from '../people/cast.ts'
import { shrub } from '../plants.ts'
import { circle, path, randomFrom, rect, repeat } from '../svg.ts'
import { broadTree, greens } from '../trees.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

function lamp(x: number, y: number): string {
  return (
    rect(x - 2.5, y - 150, 5, 150, '#181c33') +
    circle(x, y - 160, 46, lampGlow.halo, 'opacity="0.22"') +
    circle(x, y - 160, 24, lampGlow.halo, 'opacity="0.4"') +
    path(`M${x - 10} ${y - 150}l3 -22h14l3 22z`, lampGlow.core) +
    path(`M${x - 12} ${y - 172}L${x} ${y - 184}L${x + 12} ${y - 172}Z`, '#181c33')
  )
}

/** Scalloped arches, corner towers and small domes at dusk. */
export function gomtiFront(): string {
  const random = randomFrom(81)
  const tones: Tones = { wall: '#dcc39a', trim: '#f7ead0', inner: '#86694f', frame: '#6b3a2c', glass: '#5f7f8d' }
  const glow: Tones = { ...tones, lit: true }
  const tower = (x: number, h: number): string =>
    wall(x - 24, BASE - h, 48, h, '#d6bb8e', 'plaster', random) +
    rect(x + 8, BASE - h, 16, h, shaded('#d6bb8e', 0.26)) +
    repeat(3, (index) => rect(x - 29, BASE - h + index * (h / 3), 58, 9, '#f3e3c2')) +
    dome(x, BASE - h, 30, '#e8d5ae', 'onion')
  const wing = (x: number): string =>
    storey({
      x,
      y: 440,
      w: 320,
      h: 162,
      bays: 4,
      kind: 'cusped',
      tones,
      masonry: 'plaster',
      random,
      as: 'arcade',
      pilasters: true,
      open: [0.74, 0.82],
    }) +
    storey({
      x,
      y: 348,
      w: 320,
      h: 92,
      bays: 4,
      kind: 'cusped',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      open: [0.4, 0.66],
    }) +
    cornice(x, 442, 320, 14, '#ecd7ae') +
    cornice(x, 350, 320, 14, '#ecd7ae') +
    repeat(9, (index) => path(`M${x + index * 36} 337q0 -22 16 -30q16 8 16 30z`, '#ecd7ae'))
  const gate =
    wall(505, 290, 270, 312, '#e2caa0', 'plaster', random) +
    openArch('cusped', 560, 360, 160, 242, tones, true) +
    cornice(500, 292, 280, 18, '#ecd7ae') +
    repeat(7, (index) => path(`M${508 + index * 38} 274q0 -24 18 -34q18 10 18 34z`, '#ecd7ae')) +
    dome(560, 250, 24, '#e8d5ae', 'onion') +
    dome(720, 250, 24, '#e8d5ae', 'onion') +
    dome(640, 250, 50, '#e8d5ae', 'onion')
  const shine =
    [185, 265, 345, 425, 775, 855, 935, 1015]
      .map((x) => openArch('cusped', x + 10.4, 469.2, 59.2, 132.8, glow, false))
      .join('') +
    openArch('cusped', 560, 360, 160, 242, glow, true) +
    passer(620, 662, 8, poses.away) +
    [480, 800].map((x) => lamp(x, 690)).join('')
  return front('dusk', 10, {
    behind: repeat(5, (index) => broadTree(60 + index * 300, BASE, 250 + (index % 2) * 60, 170 + index, greens.deep)),
    building:
      wing(185) +
      wing(775) +
      sideShadow(775, 350, 44, 250) +
      tower(185, 300) +
      tower(1095, 300) +
      gate +
      tower(500, 350) +
      tower(780, 350) +
      ground(WIDTH, BASE, 800, { earth: '#b79f76', path: '#dcc8a0' }, 640, 64) +
      footShadow(170, BASE, 940, 26),
    before:
      steps(550, 602, 180, 28, 3, '#ecd7ae') +
      passer(710, 700, 5, poses.talk) +
      passer(760, 703, 0, poses.books) +
      passer(380, 744, 2, poses.walk) +
      passer(1000, 748, 3, poses.stroll, true) +
      shrub(70, 806, 320, 120, 181, greens.deep) +
      shrub(1220, 806, 300, 120, 182, greens.deep),
    glow: shine,
  })
}
