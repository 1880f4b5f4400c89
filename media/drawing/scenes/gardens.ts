import { drawSky, lights } from '../light.ts'
import { brick, ink, leaf, marigold, mix, paper, shaded, sky, wood } from '../palette.ts'
import { cast, poses } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { grass, hills, shrub } from '../plants.ts'
import { ellipse, group, line, path, picture, poly, randomFrom, rect, repeat } from '../svg.ts'
import { broadTree, flecks, greens } from '../trees.ts'

function sapling(x: number, y: number, size: number): string {
  const random = randomFrom(4)
  const twigs = [-0.5, 0.45, -0.3, 0.35]
    .map(
      (lean, index) =>
        line(
          `M${x} ${y - size * (0.45 + index * 0.12)}q${lean * size * 0.3} ${-size * 0.1} ${lean * size * 0.6} ${-size * 0.14}`,
          wood.deep,
          4,
        ) +
        flecks(
          x + lean * size * 0.5,
          y - size * (0.6 + index * 0.12),
          size * 0.2,
          size * 0.12,
          16,
          size * 0.055,
          index % 2 ? leaf.base : leaf.light,
          random,
        ),
    )
    .join('')
  return (
    line(`M${x} ${y}Q${x + 4} ${y - size * 0.5} ${x - 2} ${y - size}`, wood.deep, 7) +
    line(`M${x + 26} ${y + 8}V${y - size * 0.72}`, '#d8b27c', 6) +
    line(`M${x + 26} ${y - size * 0.5}h-24`, paper.bright, 4) +
    twigs +
    flecks(x, y - size * 0.98, size * 0.16, size * 0.12, 16, size * 0.055, leaf.base, random)
  )
}

/** Three students planting a young neem. */
export function treePlanting(): string {
  const [w, h] = [1200, 900]
  const spade =
    line('M0 0V-210', wood.light, 10) +
    line('M-24 -212H24', wood.base, 10) +
    path('M-26 0H26V40Q20 66 0 74Q-20 66 -26 40Z', '#7d8492')
  const can =
    path('M-40 -60H40V10H-40Z', brick.base) +
    path('M14 -60H40V10H14Z', brick.deep) +
    path('M-40 -40L-92 -66L-98 -56L-40 -14Z', brick.base) +
    ellipse(-96, -62, 10, 16, brick.deep) +
    line('M-30 -60Q0 -104 34 -60', brick.deep, 8)
  const water = repeat(7, (index) =>
    line(`M${470 + index * 7} ${592 + index * 2}q-14 40 -20 ${80 + index * 4}`, sky.deep, 3),
  )
  return picture(
    w,
    h,
    drawSky(lights.morning, w, 430, 31, 3) +
      hills(w, 430, 110, [0.5, 0.9, 0.6, 1, 0.5], mix(leaf.light, sky.light, 0.45)) +
      broadTree(140, 470, 330, 3, greens.blue) +
      broadTree(1080, 480, 380, 5) +
      rect(0, 430, w, 470, '#a8b36a') +
      path('M0 560Q400 500 800 560T1200 540V900H0Z', '#b7bf78') +
      repeat(5, (index) => sapling(120 + index * 240, 560, 90)) +
      grass(0, 640, w, 6) +
      grass(0, 850, w, 7) +
      ellipse(430, 760, 210, 44, '#8a5a3c') +
      ellipse(430, 750, 150, 28, wood.dark) +
      ellipse(560, 772, 90, 26, '#a06c47') +
      sapling(430, 752, 300) +
      person(730, 800, 470, cast.skyShirt, { body: 'stand', left: 'push', right: 'hip', facing: 'left' }) +
      group(spade, 'transform="translate(628 730) rotate(8)"') +
      person(
        250,
        800,
        460,
        { ...cast.salwar, main: marigold.base },
        { body: 'stand', left: 'down', right: 'push', facing: 'right' },
      ) +
      group(can, 'transform="translate(392 600) scale(-1 1)"') +
      water +
      person(960, 806, 450, cast.hijab, { ...poses.books, facing: 'left' }) +
      shrub(1170, 910, 230, 110, 8, greens.deep) +
      grass(0, 884, w, 9, shaded(leaf.deep, 0.2)),
  )
}

/** A student taking notes among the labelled beds of a medicinal garden. */
export function herbGarden(): string {
  const [w, h] = [1000, 1000]
  const random = randomFrom(12)
  const bed = (x: number, y: number, bw: number, kind: number): string => {
    const plant = (px: number, py: number): string => {
      if (kind === 0)
        return shrub(px, py, 84, 80, px, greens.neem) + flecks(px, py - 62, 24, 18, 9, 5, '#8d6a9c', random)
      if (kind === 1)
        return repeat(7, (index) =>
          path(
            `M${px} ${py}Q${px + (index - 3) * 12} ${py - 50} ${px + (index - 3) * 17} ${py - 92 + Math.abs(index - 3) * 12}Q${px + (index - 3) * 9 + 7} ${py - 40} ${px + 8} ${py}Z`,
            index % 2 ? '#7fa38a' : '#5c8a74',
          ),
        )
      if (kind === 2)
        return shrub(px, py, 90, 60, px, greens.deep) + flecks(px, py - 42, 36, 14, 8, 8, marigold.base, random)
      return shrub(px, py, 80, 66, px, greens.blue) + flecks(px, py - 52, 30, 12, 7, 5, paper.bright, random)
    }
    const label =
      rect(x + bw * 0.5 - 3, y + 6, 6, 52, wood.deep) +
      rect(x + bw * 0.5 - 42, y - 8, 84, 40, paper.bright) +
      rect(x + bw * 0.5 - 32, y, 56, 5, ink.mid) +
      rect(x + bw * 0.5 - 32, y + 12, 40, 4, ink.pale) +
      rect(x + bw * 0.5 - 32, y + 21, 48, 4, ink.pale)
    return (
      poly(
        [
          [x + 20, y - 70],
          [x + bw - 20, y - 70],
          [x + bw, y + 12],
          [x, y + 12],
        ],
        '#7a5138',
      ) +
      rect(x, y + 12, bw, 18, brick.base) +
      rect(x, y + 24, bw, 8, brick.deep) +
      repeat(3, (index) => plant(x + bw * (0.2 + index * 0.3), y - 24)) +
      label
    )
  }
  return picture(
    w,
    h,
    drawSky(lights.morning, w, 330, 41, 2) +
      broadTree(150, 380, 330, 3) +
      broadTree(860, 390, 370, 4, greens.deep) +
      rect(380, 220, 300, 130, '#f3ecda') +
      path('M350 226L410 140H650L710 226Z', brick.base) +
      path('M610 140H650L710 226H660Z', brick.deep) +
      repeat(4, (index) => rect(410 + index * 68, 256, 40, 60, '#5e7f88')) +
      rect(0, 328, w, 672, '#d8bf8e') +
      path('M0 560Q500 520 1000 570V1000H0Z', '#dfc89a') +
      bed(50, 470, 400, 1) +
      bed(560, 470, 400, 0) +
      bed(30, 690, 420, 2) +
      bed(570, 690, 420, 3) +
      group(
        person(
          0,
          0,
          560,
          { ...cast.greenSari, clothes: 'salwar', main: brick.light, second: ink.deep, accent: marigold.light },
          { body: 'floor', left: 'lap', right: 'lap', facing: 'front', holds: 'file' },
        ),
        'transform="translate(510 880)"',
      ) +
      bed(-60, 950, 360, 3) +
      bed(720, 950, 360, 1),
  )
}
