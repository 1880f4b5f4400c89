import { openArch, windowAt } from '../buildings/openings.ts'
import { balustrade, cornice, storey } from '../buildings/walls.ts'
import { drawSky, drawTint, lampGlow, lights } from '../light.ts'
import { brick, ink, leaf, mix, sky } from '../palette.ts'
import { cast, poses, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { grass, shrub } from '../plants.ts'
import { circle, ellipse, path, picture, poly, randomFrom, rect, repeat } from '../svg.ts'
import { broadTree, greens, tallTree } from '../trees.ts'
import { bicycle } from '../vehicles.ts'

const tones = { wall: '#e0c595', trim: '#f7e7c6', inner: '#7d5640', frame: ink.deep, glass: sky.dark }

function lampPost(x: number, y: number, size: number): string {
  const top = y - size
  return (
    rect(x - size * 0.012, top, size * 0.024, size, '#171b36') +
    rect(x - size * 0.03, y - size * 0.06, size * 0.06, size * 0.06, '#171b36') +
    circle(x, top - size * 0.06, size * 0.3, lampGlow.halo, 'opacity="0.16"') +
    circle(x, top - size * 0.06, size * 0.15, lampGlow.halo, 'opacity="0.3"') +
    path(
      `M${x - size * 0.05} ${top}l${-size * 0.02} ${-size * 0.1}h${size * 0.14}l${-size * 0.02} ${size * 0.1}z`,
      lampGlow.core,
    ) +
    path(
      `M${x - size * 0.08} ${top - size * 0.1}L${x} ${top - size * 0.15}L${x + size * 0.08} ${top - size * 0.1}Z`,
      '#171b36',
    )
  )
}

/** Lit windows under a violet sky. */
export function campusDusk(): string {
  const [w, h, base] = [1400, 800, 560]
  const random = randomFrom(6)
  const block =
    storey({
      x: 120,
      y: 300,
      w: 1160,
      h: 110,
      bays: 14,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      open: [0.44, 0.66],
      pilasters: true,
    }) +
    storey({
      x: 120,
      y: 410,
      w: 1160,
      h: 152,
      bays: 14,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'arcade',
      pilasters: true,
    }) +
    cornice(120, 412, 1160, 14, '#d9bd86') +
    cornice(120, 304, 1160, 16, '#d9bd86') +
    balustrade(120, 288, 1160, 28, '#e3cd9f')
  const bay = 1160 / 14
  const glow = repeat(14, (index) => {
    const x = 120 + index * bay
    const lit = { ...tones, lit: true }
    const above =
      index % 3 === 1 || index % 5 === 0
        ? windowAt('round', x + bay * 0.28, 300 + 110 * 0.34 * 0.52, bay * 0.44, 110 * 0.66, lit)
        : ''
    const below =
      index % 4 !== 2
        ? openArch('round', x + bay * 0.14, 410 + 152 * 0.2, bay * 0.72, 152 * 0.8, lit, index % 2 === 0)
        : ''
    return above + below
  })
  const pools = repeat(7, (index) =>
    poly(
      [
        [150 + index * 170, 580],
        [200 + index * 170, 580],
        [250 + index * 170, 640],
        [130 + index * 170, 640],
      ],
      '#ffd98a',
      'opacity="0.2"',
    ),
  )
  return picture(
    w,
    h,
    drawSky(lights.dusk, w, base, 61, 3) +
      tallTree(70, base, 330, 4) +
      tallTree(1340, base, 350, 5) +
      broadTree(700, base, 390, 6, greens.deep) +
      block +
      rect(0, base, w, 240, mix('#8d8a5c', ink.deep, 0.1)) +
      poly(
        [
          [640, base],
          [760, base],
          [1060, h],
          [420, h],
        ],
        '#c7ad80',
      ) +
      broadTree(1230, 680, 400, 7, greens.deep) +
      drawTint(lights.dusk, w, h) +
      glow +
      pools +
      lampPost(470, 720, 250) +
      lampPost(930, 680, 190) +
      person(690, 700, 150, cast.salwar, poses.walk) +
      person(752, 704, 154, cast.hijab, poses.books) +
      person(560, 752, 184, cast.skyShirt, poses.stroll, true) +
      person(1030, 730, 168, cast.sari, poses.stroll) +
      bicycle(300, 742, 150, brick.deep) +
      shrub(80, 812, 280, 110, 9, [
        mix(leaf.light, ink.deep, 0.55),
        mix(leaf.base, ink.deep, 0.6),
        mix(leaf.dark, ink.deepest, 0.5),
      ]),
  )
}

/** Two friends under a lamp at night. */
export function campusLamp(): string {
  const [w, h] = [800, 1100]
  const random = randomFrom(16)
  const wall =
    storey({
      x: -60,
      y: 360,
      w: 920,
      h: 330,
      bays: 4,
      kind: 'cusped',
      tones,
      masonry: 'plaster',
      random,
      as: 'arcade',
      pilasters: true,
      open: [0.7, 0.8],
    }) +
    cornice(-60, 364, 920, 20, '#d9bd86') +
    balustrade(-60, 344, 920, 40, '#e3cd9f')
  const stars = repeat(26, () => circle(random(0, w), random(10, 300), random(1.2, 2.8), '#f8ecc9'))
  return picture(
    w,
    h,
    drawSky(lights.night, w, 400, 71, 2) +
      stars +
      broadTree(720, 700, 520, 4, greens.deep) +
      wall +
      rect(0, 688, w, 420, '#9c8a66') +
      rect(0, 760, w, 340, '#a8946c') +
      grass(0, 740, w, 5) +
      drawTint(lights.night, w, h) +
      ellipse(400, 990, 360, 84, '#ffd98a', 'opacity="0.3"') +
      ellipse(400, 996, 220, 48, '#ffe2a0', 'opacity="0.32"') +
      poly(
        [
          [360, 330],
          [440, 330],
          [640, 1000],
          [160, 1000],
        ],
        '#ffe9ae',
        'opacity="0.1"',
      ) +
      lampPost(400, 1000, 660) +
      bicycle(610, 1010, 320, '#3a4a8a') +
      person(270, 1010, 420, student(6), poses.talk) +
      person(480, 1016, 424, student(3), { ...poses.stand, facing: 'left', right: 'chest', holds: 'books' }),
  )
}
