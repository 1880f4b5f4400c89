import { drawSky, lights } from '../light.ts'
import { brick, ink, leaf, marigold, mix, paper, sky, wood } from '../palette.ts'
import { cast, poses, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import type { Look } from '../people/look.ts'
import { grass, hills } from '../plants.ts'
import { group, line, path, picture, poly, rect, repeat } from '../svg.ts'
import { broadTree, tallTree } from '../trees.ts'

const [W, H] = [1200, 800]
const vest = (look: Look, colour: string): Look => ({ ...look, clothes: 'shirt', main: colour, second: ink.deep })

function bunting(x: number, y: number, w: number, sag: number): string {
  const flags = repeat(16, (index) => {
    const t = (index + 0.5) / 16
    const px = x + w * t
    const py = y + sag * 4 * t * (1 - t)
    return path(
      `M${px - 15} ${py}h30l-15 34z`,
      [brick.base, marigold.base, sky.deep, leaf.base, paper.bright][index % 5] ?? brick.base,
    )
  })
  return line(`M${x} ${y}Q${x + w / 2} ${y + sag * 2} ${x + w} ${y}`, ink.soft, 2) + flags
}

function field(horizon: number): string {
  const crowd = repeat(30, (index) =>
    person(
      20 + index * 41,
      horizon + 30 + (index % 3) * 5,
      78,
      student(index * 5),
      index % 4 ? poses.stand : { ...poses.stand, right: 'raise' },
    ),
  )
  return (
    drawSky(lights.morning, W, horizon, 9, 3) +
    hills(W, horizon, 70, [0.5, 0.9, 0.6, 1, 0.6], mix(leaf.light, sky.light, 0.5)) +
    tallTree(80, horizon + 8, 220, 3) +
    broadTree(1080, horizon + 10, 280, 4) +
    broadTree(300, horizon + 6, 200, 5) +
    rect(0, horizon, W, H - horizon, '#9fb067') +
    crowd +
    rect(0, horizon + 44, W, 9, paper.bright) +
    repeat(20, (index) => rect(30 + index * 60, horizon + 26, 6, 30, paper.bright))
  )
}

/** Four relay runners on a marked track. */
export function relay(): string {
  const track =
    poly(
      [
        [0, 430],
        [W, 430],
        [W, H],
        [0, H],
      ],
      '#c4724f',
    ) +
    [430, 508, 600, 706].map((y) => rect(0, y, W, 6, paper.bright)).join('') +
    repeat(4, (index) =>
      poly(
        [
          [930 - index * 6, 436 + index * 88],
          [944 - index * 6, 436 + index * 88],
          [934 - index * 6, 508 + index * 94],
          [918 - index * 6, 508 + index * 94],
        ],
        paper.bright,
        'opacity="0.7"',
      ),
    )
  const runner = (x: number, y: number, size: number, look: Look): string =>
    group(
      person(0, 0, size, look, { body: 'walk', left: 'hip', right: 'forward', facing: 'right' }) +
        group(
          rect(-size * 0.03, -size * 0.015, size * 0.12, size * 0.03, marigold.base, 'rx="3"'),
          `transform="translate(${size * 0.22} ${-size * 0.64}) rotate(-30)"`,
        ),
      `transform="translate(${x} ${y}) rotate(7)"`,
    )
  return picture(
    W,
    H,
    field(350) +
      bunting(-20, 60, 640, 50) +
      bunting(600, 60, 640, 50) +
      track +
      runner(820, 500, 250, vest(cast.skyShirt, sky.deep)) +
      runner(560, 590, 280, vest(cast.salwar, marigold.base)) +
      runner(890, 694, 310, vest(cast.turban, leaf.base)) +
      runner(360, 780, 340, vest(cast.greenSari, brick.base)),
  )
}

/** Two teams at a tug of war. */
export function tugOfWar(): string {
  const team = (side: 1 | -1): string =>
    repeat(4, (index) => {
      const look = vest(student(index * 2 + (side === 1 ? 0 : 5)), side === 1 ? marigold.base : sky.dark)
      return group(
        person(0, 0, 300, look, { body: 'walk', left: 'forward', right: 'push', facing: 'right' }, side === 1),
        `transform="translate(${600 + side * (150 + index * 122)} ${690 + (index % 2) * 20}) rotate(${side * 17})"`,
      )
    })
  return picture(
    W,
    H,
    field(390) +
      bunting(-20, 40, 640, 50) +
      bunting(600, 40, 640, 50) +
      rect(594, 640, 12, 160, paper.bright) +
      grass(0, 700, W, 4) +
      grass(0, 770, W, 5) +
      line('M10 552Q600 528 1190 552', wood.deep, 11) +
      line('M10 549Q600 525 1190 549', '#d8b27c', 6) +
      path('M588 536h24v46l-12 -12l-12 12z', brick.base) +
      team(-1) +
      team(1) +
      person(600, 560, 210, cast.teacherKurta, { ...poses.stand, right: 'raise' }) +
      line('M460 546Q600 531 740 546', '#d8b27c', 8) +
      path('M588 538h24v46l-12 -12l-12 12z', brick.base),
  )
}
