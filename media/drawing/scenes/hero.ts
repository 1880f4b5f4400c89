import { dapple, footShadow } from '../buildings/ground.ts'
import { openArch, type Tones } from '../buildings/openings.ts'
import { chhatri, dome } from '../buildings/roofs.ts'
import { balustrade, cornice, sideShadow, steps, storey, wall } from '../buildings/walls.ts'
import { drawSky, lights } from '../light.ts'
import { brick, ink, leaf, marigold, mix, shaded, sky, sunlit } from '../palette.ts'
import { cast, poses } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import type { Look, Pose } from '../people/look.ts'
import { grass, hills, marigoldBed, shrub } from '../plants.ts'
import { line, multiply, path, poly, randomFrom, rect, repeat } from '../svg.ts'
import { broadTree, crown, flecks, greens, gulmohar, tallTree } from '../trees.ts'
import { bicycle } from '../vehicles.ts'

const [W, H, BASE] = [1600, 1000, 640]
const tones: Tones = { wall: '#f0dcb4', trim: '#fff6e0', inner: '#a5714f', frame: ink.deep, glass: sky.dark }

function building(): string {
  const random = randomFrom(7)
  const wing = (x: number, w: number, bays: number): string =>
    storey({
      x,
      y: 372,
      w,
      h: 112,
      bays,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'windows',
      open: [0.42, 0.66],
      pilasters: true,
      shutters: false,
    }) +
    storey({
      x,
      y: 484,
      w,
      h: 158,
      bays,
      kind: 'round',
      tones,
      masonry: 'plaster',
      random,
      as: 'arcade',
      pilasters: true,
      open: [0.74, 0.86],
    }) +
    cornice(x, 486, w, 15, '#e6c78c') +
    cornice(x, 376, w, 17, '#e6c78c') +
    balustrade(x, 360, w, 30, '#f3e2bb')
  const gate =
    wall(760, 286, 300, 356, '#c9694a', 'brick', random) +
    rect(1010, 286, 50, 356, shaded('#c9694a', 0.22)) +
    rect(760, 286, 22, 356, '#f5e6c4') +
    rect(1038, 286, 22, 356, shaded('#f5e6c4', 0.14)) +
    [808, 884, 960].map((x) => openArch('round', x, 330, 52, 104, tones, false)).join('') +
    cornice(752, 470, 316, 16, '#f0dcb4') +
    openArch('cusped', 836, 484, 148, 158, tones, true) +
    [790, 1002].map((x) => openArch('round', x, 520, 30, 122, tones, false)).join('') +
    cornice(750, 290, 320, 22, '#f0dcb4') +
    balustrade(756, 268, 308, 32, '#f3e2bb') +
    chhatri(792, 240, 62, '#e9cf9c') +
    chhatri(1028, 240, 62, '#e9cf9c') +
    rect(858, 212, 104, 30, '#e9cf9c') +
    dome(910, 218, 64, '#e9cf9c')
  return wing(180, 580, 8) + wing(1060, 580, 8) + sideShadow(1060, 330, 64, 312) + gate
}

function lawn(): string {
  const earth = '#cdbb7c'
  const way = poly(
    [
      [846, BASE],
      [976, BASE],
      [1240, H],
      [420, H],
    ],
    '#f0d9ae',
  )
  const edge = poly(
    [
      [968, BASE],
      [976, BASE],
      [1240, H],
      [1196, H],
    ],
    shaded('#f0d9ae', 0.2),
  )
  return (
    rect(0, BASE, W, H - BASE, earth) +
    path(`M0 700Q400 670 800 704T1600 690V1000H0Z`, sunlit(earth, 0.18)) +
    path('M0 850Q300 800 620 850T1600 840V1000H0Z', mix(earth, leaf.base, 0.22)) +
    way +
    edge +
    repeat(7, (index) =>
      poly(
        [
          [852 - index * index * 8.2, 652 + index * index * 6.6],
          [970 + index * index * 5, 652 + index * index * 6.6],
          [971 + index * index * 5.2, 654 + index * index * 6.9],
          [851 - index * index * 8.4, 654 + index * index * 6.9],
        ],
        shaded('#f0d9ae', 0.08),
      ),
    ) +
    grass(0, 720, 560, 11) +
    grass(1150, 730, 450, 12) +
    grass(0, 900, 420, 13, shaded(leaf.deep, 0.2)) +
    grass(1200, 940, 400, 14, shaded(leaf.deep, 0.2))
  )
}

/** A person with a long morning shadow. */
function walker(x: number, y: number, size: number, look: Look, pose: Pose, mirrored = false): string {
  const shadow = multiply(
    path(
      `M${x - size * 0.07} ${y - 2}L${x + size * 0.62} ${y + size * 0.13}q${size * 0.12} ${size * 0.05} 0 ${size * 0.065}L${x + size * 0.08} ${y + size * 0.02}Z`,
      ink.soft,
    ),
    0.34,
  )
  return shadow + person(x, y, size, look, pose, mirrored)
}

function birds(): string {
  return [
    [560, 150, 1],
    [610, 128, 0.8],
    [650, 168, 0.7],
    [1180, 120, 0.9],
    [1226, 148, 0.7],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      line(`M${x} ${y}q${9 * s} ${-9 * s} ${15 * s} 0q${7 * s} ${-9 * s} ${16 * s} -1`, ink.soft, 2.4),
    )
    .join('')
}

function overhang(): string {
  const random = randomFrom(5)
  return (
    line('M-20 250Q120 170 330 120', '#6e5240', 20) +
    line('M90 196Q210 190 300 214', '#6e5240', 10) +
    crown(60, 70, 250, 110, greens.neem, random) +
    crown(300, 60, 180, 84, greens.neem, random) +
    flecks(120, 60, 300, 90, 260, 9, brick.base, random) +
    flecks(150, 44, 310, 80, 300, 9, '#d9602f', random) +
    flecks(150, 30, 300, 70, 120, 8, '#ec8a3c', random) +
    flecks(170, 30, 290, 66, 60, 6, marigold.light, random)
  )
}

/** Morning on the campus: the hero picture of the home page. */
export function hero(): string {
  const random = randomFrom(3)
  const light = lights.morning
  const behind =
    hills(W, BASE, 150, [0.5, 0.8, 0.6, 0.95, 0.7, 0.9, 0.6], mix(leaf.light, sky.light, 0.55)) +
    repeat(8, (index) =>
      tallTree(60 + index * 210, BASE, 300 + ((index * 61) % 90), 20 + index, [
        mix(greens.deep[0], sky.base, 0.3),
        mix(greens.deep[1], sky.base, 0.3),
        mix(greens.deep[2], sky.base, 0.25),
      ]),
    )
  const far =
    walker(900, 668, 92, cast.principal, poses.stand) +
    walker(860, 690, 100, cast.shirt, poses.away) +
    walker(968, 700, 104, cast.sari, poses.away) +
    walker(560, 690, 96, cast.blueSalwar, poses.talk) +
    walker(596, 692, 98, cast.brickKurta, poses.books) +
    walker(1180, 700, 104, cast.greenSari, poses.file, true) +
    walker(1142, 698, 102, cast.skyShirt, poses.talk) +
    walker(300, 716, 106, cast.teacherKurta, poses.stroll)
  const middle =
    bicycle(1330, 742, 124, brick.deep) +
    bicycle(1400, 748, 126, ink.mid) +
    bicycle(1470, 742, 124, leaf.deep) +
    walker(742, 770, 158, cast.indigoHijab, poses.walk) +
    walker(1050, 786, 166, cast.turban, poses.stroll, true)
  const near =
    walker(560, 930, 372, cast.salwar, poses.books) +
    walker(668, 944, 366, cast.hijab, { ...poses.walk, facing: 'left' }) +
    bicycle(975, 952, 330, ink.deep, true) +
    walker(
      1020,
      938,
      384,
      cast.kurta,
      { body: 'walk', left: 'down', right: 'push', facing: 'right', holds: 'bag' },
      true,
    ) +
    walker(1210, 960, 360, cast.greenSari, {
      body: 'stand',
      left: 'chest',
      right: 'down',
      facing: 'left',
      holds: 'books',
    })
  const petals =
    flecks(300, 910, 300, 60, 90, 5, '#d9602f', random) + flecks(330, 930, 260, 50, 40, 4, marigold.base, random)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${
    drawSky(light, W, BASE, 4, 4) +
    birds() +
    behind +
    building() +
    lawn() +
    footShadow(180, BASE, 1420, 30) +
    steps(826, 632, 168, 30, 4, '#efdcb4') +
    marigoldBed(640, 672, 250, 31) +
    marigoldBed(1130, 676, 260, 32) +
    broadTree(1500, 730, 470, 33, greens.neem) +
    gulmohar(330, 720, 330, 34) +
    dapple(1480, 770, 420, 110, 35) +
    dapple(260, 880, 620, 200, 36) +
    far +
    middle +
    petals +
    near +
    shrub(1540, 1006, 260, 150, 37, greens.deep) +
    shrub(1400, 1014, 180, 90, 38) +
    marigoldBed(120, 1000, 340, 39) +
    overhang()
  }</svg>`
}
