import { drawSky, lights } from '../light.ts'
import { brick, ink, leaf, marigold, mix, paper, shaded, sky, sunlit, wood } from '../palette.ts'
import { cast, pupil } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { hills, marigoldBed, shrub } from '../plants.ts'
import { bookPile } from '../props.ts'
import { circle, ellipse, group, line, multiply, path, picture, poly, rect, repeat } from '../svg.ts'
import { broadTree, greens } from '../trees.ts'

const [W, H] = [1200, 900]

function pictureBook(x: number, y: number): string {
  return group(
    rect(-74, -52, 72, 96, paper.bright) +
      rect(2, -52, 72, 96, paper.shade) +
      circle(-38, -20, 15, marigold.base) +
      path('M-66 36q14 -34 30 -22q12 -20 28 22z', leaf.base) +
      path('M16 34q4 -40 22 -44q18 4 22 44z', sky.deep) +
      circle(38, -22, 12, brick.light) +
      line('M0 -54V46', brick.base, 5),
    `transform="translate(${x} ${y}) rotate(-4)"`,
  )
}

/** Young children in a ring around their teacher on a school veranda. */
export function verandaLesson(): string {
  const light = lights.morning
  const garden =
    drawSky(light, W, 470, 8, 2) +
    hills(W, 470, 90, [0.5, 0.9, 0.6, 0.8, 0.5], mix(leaf.light, sky.light, 0.4)) +
    rect(0, 466, W, 90, '#b7bb78') +
    broadTree(830, 520, 430, 51, greens.neem) +
    broadTree(420, 500, 300, 52, greens.blue) +
    marigoldBed(640, 540, 240, 53) +
    shrub(1000, 552, 220, 90, 54, greens.deep) +
    line('M700 230V360M770 226V360', wood.deep, 4) +
    rect(690, 358, 92, 10, wood.base)
  const wallLeft = `${
    poly(
      [
        [0, 0],
        [250, 96],
        [250, 590],
        [0, 760],
      ],
      '#e9d3a4',
    ) +
    poly(
      [
        [0, 620],
        [250, 500],
        [250, 590],
        [0, 760],
      ],
      brick.base,
    ) +
    poly(
      [
        [60, 236],
        [170, 262],
        [170, 470],
        [60, 500],
      ],
      '#2d4440',
      `stroke="${wood.base}" stroke-width="9"`,
    )
  }<text x="0" y="0" transform="translate(76 330) skewY(10)" font-family="Noto Sans Bengali" font-size="34" fill="#f3efe2">অ আ</text><text transform="translate(76 400) skewY(4)" font-family="Lato" font-size="40" fill="#f9c866">1 2 3</text>`
  const roof =
    poly(
      [
        [0, -10],
        [W, -10],
        [W, 84],
        [250, 96],
        [0, 10],
      ],
      wood.deep,
    ) +
    repeat(9, (index) =>
      poly(
        [
          [120 + index * 130, -10],
          [150 + index * 130, -10],
          [262 + index * 112, 92],
          [248 + index * 112, 92],
        ],
        wood.dark,
      ),
    ) +
    rect(240, 84, W, 20, wood.light)
  const floor =
    poly(
      [
        [250, 560],
        [W, 560],
        [W, H],
        [0, H],
        [0, 740],
      ],
      '#c98260',
    ) +
    poly(
      [
        [430, 560],
        [640, 560],
        [420, H],
        [40, H],
      ],
      sunlit('#c98260', 0.34),
      'opacity="0.8"',
    ) +
    poly(
      [
        [800, 560],
        [1000, 560],
        [1020, H],
        [700, H],
      ],
      sunlit('#c98260', 0.34),
      'opacity="0.8"',
    ) +
    rect(250, 552, W, 12, sunlit('#c98260', 0.4)) +
    rect(250, 564, W, 5, shaded('#c98260', 0.3))
  const pillar = (x: number): string =>
    rect(x, 96, 46, 464, '#f3e2bb') +
    rect(x + 30, 96, 16, 464, shaded('#f3e2bb', 0.22)) +
    rect(x - 9, 96, 64, 22, paper.bright) +
    rect(x - 9, 520, 64, 44, brick.base) +
    rect(x + 40, 520, 15, 44, brick.deep)
  const mat = `${ellipse(650, 742, 480, 132, '#d9b36a') + ellipse(650, 740, 448, 116, ink.mid, 'opacity="0.16"') + repeat(28, (index) => line(`M${220 + index * 31} ${742 - 116 * Math.sqrt(Math.max(0, 1 - ((index - 13.9) / 14) ** 2))}V${742 + 116 * Math.sqrt(Math.max(0, 1 - ((index - 13.9) / 14) ** 2))}`, '#b98a43', 2))}<ellipse cx="650" cy="742" rx="480" ry="132" fill="none" stroke="${brick.base}" stroke-width="9"/>`
  const kid = (
    x: number,
    y: number,
    index: number,
    facing: 'front' | 'left' | 'right' | 'back',
    raise = false,
  ): string =>
    person(x, y, 232 + (y - 700) * 0.35, pupil(index), {
      body: 'floor',
      left: raise ? 'down' : 'lap',
      right: raise ? 'raise' : 'lap',
      facing,
    })
  const ring =
    kid(360, 690, 0, 'right') +
    kid(950, 690, 1, 'left') +
    kid(300, 776, 3, 'right', true) +
    kid(1010, 776, 2, 'left') +
    kid(470, 640, 4, 'right') +
    kid(842, 640, 5, 'left', true)
  const teacher = person(
    650,
    690,
    396,
    { ...cast.greenSari, head: 'bun' },
    { body: 'floor', left: 'desk', right: 'desk', facing: 'front' },
  )
  const near = [
    kid(410, 874, 6, 'back'),
    kid(560, 896, 1, 'back', true),
    kid(735, 896, 0, 'back'),
    kid(885, 874, 3, 'back'),
  ].join('')
  const satchels = [
    [1130, 690, brick.base],
    [1090, 640, ink.mid],
  ]
    .map(([x, y, colour]) =>
      group(
        rect(-34, -50, 68, 50, String(colour), 'rx="8"') +
          rect(-34, -50, 68, 22, shaded(String(colour), 0.25), 'rx="8"') +
          line('M-14 -50q14 -26 28 0', shaded(String(colour), 0.3), 5),
        `transform="translate(${x} ${y})"`,
      ),
    )
    .join('')
  return picture(
    W,
    H,
    garden +
      floor +
      wallLeft +
      [300, 690, 1080].map(pillar).join('') +
      roof +
      multiply(rect(250, 104, W, 26, ink.soft), 0.3) +
      mat +
      satchels +
      bookPile(180, 800, 90, 4) +
      teacher +
      pictureBook(650, 612) +
      ring +
      near,
  )
}
