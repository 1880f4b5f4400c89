import { dapple } from '../buildings/ground.ts'
import type { ArchKind, Tones } from '../buildings/openings.ts'
import { hippedRoof } from '../buildings/roofs.ts'
import { cornice, type Masonry, storey } from '../buildings/walls.ts'
import { drawSky, drawTint, type LightName, lights } from '../light.ts'
import { brick, shaded, sunlit } from '../palette.ts'
import { poses, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { shrub } from '../plants.ts'
import { type Point, picture, poly, randomFrom, rect, repeat } from '../svg.ts'
import { broadTree, flecks, type Greens, greens } from '../trees.ts'

/** A courtyard enclosed on three sides, with a tree or a tulsi stand in the middle. */
export function courtyard(options: {
  light: LightName
  tones: Tones
  kind: ArchKind
  masonry: Masonry
  roof: 'flat' | 'tile'
  floor: string
  centre: 'tree' | 'tulsi'
  seed: number
  leaves?: Greens
}): string {
  const { light, tones, kind, masonry, roof, floor, centre, seed, leaves = greens.neem } = options
  const [w, h] = [1280, 800]
  const random = randomFrom(seed)
  const top = roof === 'tile' ? 300 : 190
  const back =
    storey({ x: 290, y: 330, w: 700, h: 170, bays: 7, kind, tones, masonry, random, as: 'arcade', pilasters: true }) +
    (roof === 'tile'
      ? hippedRoof(250, 344, 780, 120, brick.base, random, { inset: 20 })
      : storey({
          x: 290,
          y: 200,
          w: 700,
          h: 130,
          bays: 7,
          kind,
          tones,
          masonry,
          random,
          as: 'windows',
          open: [0.4, 0.62],
        }) +
        cornice(290, 334, 700, 14, tones.trim) +
        cornice(290, 204, 700, 16, tones.trim))
  const wing = (side: 1 | -1): string => {
    const x = (value: number): number => (side === 1 ? value : w - value)
    const wall = side === 1 ? shaded(tones.wall, 0.3) : sunlit(tones.wall, 0.12)
    const arch = (a: number, b: number): string => {
      const y = (px: number, share: number): number => {
        const t = px / 290
        const up = 120 + (roof === 'tile' ? 330 - 120 : 200 - 40) * t
        const down = 800 - 300 * t
        return up + (down - up) * share
      }
      const outline: Point[] = [
        [x(a), y(a, 1)],
        [x(a), y(a, 0.56)],
        [x(a + (b - a) * 0.2), y(a, 0.44)],
        [x((a + b) / 2), y(a, 0.4)],
        [x(b - (b - a) * 0.2), y(b, 0.44)],
        [x(b), y(b, 0.56)],
        [x(b), y(b, 1)],
      ]
      const inner = side === 1 ? shaded(tones.inner, 0.35) : tones.inner
      return (
        poly(outline, inner, `stroke="${tones.trim}" stroke-width="4"`) +
        poly(
          [
            [x(a), y(a, 1)],
            [x(a), y(a, 0.56)],
            [x(a + (b - a) * 0.3), y(a, 0.6)],
            [x(a + (b - a) * 0.3), y(a, 0.97)],
          ],
          shaded(inner, 0.4),
        )
      )
    }
    const body = poly(
      [
        [x(0), roof === 'tile' ? 120 : 40],
        [x(290), roof === 'tile' ? 330 : 200],
        [x(290), 500],
        [x(0), 800],
      ],
      wall,
    )
    const eaves =
      roof === 'tile'
        ? poly(
            [
              [x(-20), -40],
              [x(250), top - 74],
              [x(320), 350],
              [x(40), 210],
              [x(-20), 190],
            ],
            side === 1 ? shaded(brick.base, 0.2) : brick.base,
          ) +
          repeat(7, (index) =>
            poly(
              [
                [x(-20), 0 + index * 28],
                [x(262 + index * 8), 238 + index * 15],
                [x(262 + index * 8), 241 + index * 15],
                [x(-20), 5 + index * 28],
              ],
              shaded(brick.base, 0.4),
            ),
          )
        : poly(
            [
              [x(0), 24],
              [x(296), 190],
              [x(296), 206],
              [x(0), 56],
            ],
            tones.trim,
          ) +
          poly(
            [
              [x(0), 360],
              [x(290), 326],
              [x(290), 336],
              [x(0), 378],
            ],
            tones.trim,
          )
    return body + arch(28, 108) + arch(132, 192) + arch(212, 256) + eaves
  }
  const paving =
    rect(0, 500, w, 300, floor) +
    poly(
      [
        [290, 500],
        [990, 500],
        [1280, 800],
        [0, 800],
      ],
      sunlit(floor, 0.18),
    ) +
    repeat(9, (index) =>
      poly(
        [
          [290 + index * 87.5, 500],
          [292 + index * 87.5, 500],
          [index * 160 + 5, 800],
          [index * 160, 800],
        ],
        shaded(floor, 0.12),
      ),
    ) +
    [530, 570, 624, 700].map((y) => rect(0, y, w, 2.4, shaded(floor, 0.12))).join('')
  const stand =
    centre === 'tree'
      ? dapple(730, 640, 640, 150, seed) +
        rect(500, 590, 280, 34, shaded(tones.wall, 0.2)) +
        poly(
          [
            [500, 590],
            [530, 572],
            [750, 572],
            [780, 590],
          ],
          sunlit(tones.wall, 0.3),
        ) +
        broadTree(640, 582, 430, seed, leaves)
      : poly(
          [
            [560, 640],
            [720, 640],
            [740, 670],
            [540, 670],
          ],
          shaded('#e6d9c0', 0.1),
        ) +
        rect(540, 670, 200, 16, '#c9b48f') +
        rect(600, 570, 80, 74, '#f1e6cc') +
        rect(652, 570, 28, 74, '#d3c2a0') +
        rect(590, 560, 100, 14, '#fff7e4') +
        rect(622, 594, 26, 30, '#8a5a3c') +
        shrub(640, 566, 84, 64, seed) +
        flecks(640, 520, 30, 16, 14, 3, '#8d6a9c', random)
  const seatY = centre === 'tree' ? 592 : 668
  const sitters =
    centre === 'tree'
      ? person(545, seatY + 24, 150, student(seed), poses.bench) +
        person(742, seatY + 24, 150, student(seed + 5), poses.bench, true) +
        person(640, seatY - 2, 132, student(seed + 2), { ...poses.floor, holds: 'file', left: 'lap' })
      : person(470, 640, 128, student(seed + 4), poses.talk) + person(430, 644, 130, student(seed + 7), poses.books)
  const walkers =
    person(330, 726, 200, student(seed + 1), poses.walk) +
    person(935, 700, 186, student(seed + 6), poses.talk, true) +
    person(870, 696, 182, student(seed + 3), poses.file)
  return picture(
    w,
    h,
    drawSky(lights[light], w, 420, seed, 2) +
      back +
      wing(1) +
      wing(-1) +
      paving +
      stand +
      sitters +
      walkers +
      shrub(90, 812, 190, 90, seed + 8, greens.deep) +
      shrub(1210, 812, 170, 80, seed + 9) +
      drawTint(lights[light], w, h),
  )
}
