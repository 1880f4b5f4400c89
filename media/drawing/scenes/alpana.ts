import { leaf, marigold, paper, wood } from '../palette.ts'
import { circle, ellipse, group, line, path, picture, rect, repeat } from '../svg.ts'

const white = '#fbf3e4'

function ring(count: number, draw: (index: number) => string): string {
  return repeat(count, (index) => group(draw(index), `transform="translate(500 500) rotate(${(index * 360) / count})"`))
}

function flower(x: number, y: number, r: number): string {
  return (
    repeat(
      12,
      (index) =>
        `<ellipse cx="${x + Math.cos((index * Math.PI) / 6) * r * 0.62}" cy="${y + Math.sin((index * Math.PI) / 6) * r * 0.62}" rx="${r * 0.4}" ry="${r * 0.3}" fill="${index % 2 ? marigold.base : marigold.deep}" transform="rotate(${index * 30} ${x + Math.cos((index * Math.PI) / 6) * r * 0.62} ${y + Math.sin((index * Math.PI) / 6) * r * 0.62})"/>`,
    ) +
    circle(x, y, r * 0.52, marigold.light) +
    circle(x, y, r * 0.26, marigold.base)
  )
}

function veena(): string {
  const neck =
    line('M-250 0H210', wood.deep, 20) +
    line('M-250 -5H210', wood.light, 6) +
    repeat(14, (index) => line(`M${-210 + index * 26} -11v22`, '#e2b457', 3))
  const gourds =
    circle(230, 0, 78, wood.base) +
    circle(222, -8, 62, wood.light) +
    circle(230, 0, 14, wood.dark) +
    circle(-200, 40, 46, '#b5652f') +
    circle(-206, 34, 34, '#cf8648')
  const head =
    path('M-250 -14Q-300 -20 -310 20Q-300 44 -276 30Q-262 20 -276 10Q-266 14 -250 12Z', wood.deep) +
    repeat(4, (index) => line(`M${-262 + index * 12} -16v-20`, wood.dark, 5))
  return group(
    gourds + neck + head + line('M-246 -3H240M-246 3H240', '#f4e2b4', 1.4),
    'transform="translate(500 706) rotate(-8)"',
  )
}

/** Alpana on a red floor, with a lamp, a veena, books and marigolds, seen from above. */
export function alpana(): string {
  const boards = repeat(
    9,
    (index) =>
      rect(0, index * 125, 1000, 2.4, '#8a3a2b') +
      rect((index % 2) * 250 + 120, index * 125, 2.4, 125, '#8a3a2b') +
      rect((index % 2) * 250 + 620, index * 125, 2.4, 125, '#8a3a2b'),
  )
  const lines =
    circle(500, 500, 452, 'none', `stroke="${white}" stroke-width="6"`) +
    circle(500, 500, 430, 'none', `stroke="${white}" stroke-width="3"`) +
    circle(500, 500, 322, 'none', `stroke="${white}" stroke-width="5"`) +
    circle(500, 500, 182, 'none', `stroke="${white}" stroke-width="5"`) +
    circle(500, 500, 100, 'none', `stroke="${white}" stroke-width="3"`)
  const petals =
    ring(
      16,
      () =>
        path('M0 -190Q-52 -250 0 -312Q52 -250 0 -190Z', 'none', `stroke="${white}" stroke-width="6"`) +
        path('M0 -214Q-22 -250 0 -284Q22 -250 0 -214Z', white),
    ) +
    ring(
      24,
      (index) =>
        path('M-40 -336q40 -70 80 0q-16 -22 -40 -22t-40 22z', white) + circle(0, -392, index % 2 ? 9 : 5, white),
    ) +
    ring(48, () => line('M0 -456V-478', white, 6)) +
    ring(8, () => path('M0 -102Q-34 -136 0 -172Q34 -136 0 -102Z', white))
  const corners = [
    [0, 0],
    [1000, 0],
    [0, 1000],
    [1000, 1000],
  ]
    .map(
      ([x = 0, y = 0]) =>
        repeat(3, (index) => circle(x, y, 60 + index * 34, 'none', `stroke="${white}" stroke-width="${6 - index}"`)) +
        flower(x, y, 44),
    )
    .join('')
  const lamp =
    ellipse(508, 512, 96, 92, '#5e2019', 'opacity="0.5"') +
    circle(500, 496, 88, '#b98a2f') +
    circle(494, 490, 76, '#e2b457') +
    circle(500, 496, 46, '#8a5f1c') +
    ring(
      5,
      () => path('M0 -62q-14 -22 0 -46q14 24 0 46z', '#ffe9ae') + path('M0 -66q-6 -12 0 -24q6 12 0 24z', marigold.base),
    )
  const books =
    group(
      rect(-96, -66, 192, 132, '#1f2a5a') +
        rect(-84, -58, 168, 116, paper.bright) +
        line('M0 -58V58', paper.deep, 3) +
        repeat(5, (index) => line(`M-70 ${-38 + index * 18}h54M16 ${-38 + index * 18}h54`, '#a9b2d0', 3)),
      'transform="translate(270 330) rotate(-18)"',
    ) +
    group(
      rect(-80, -56, 160, 112, leaf.deep) +
        rect(-66, -42, 132, 84, 'none', 'stroke="#e2b457" stroke-width="4"') +
        flower(0, 0, 22),
      'transform="translate(738 320) rotate(14)"',
    ) +
    group(
      line('M-60 0H46', wood.light, 9) +
        path('M46 -7L74 0L46 7Z', '#1f2a5a') +
        path('M-60 0Q-100 -26 -128 -8Q-100 8 -60 0Z', paper.bright),
      'transform="translate(706 236) rotate(-30)"',
    )
  const blooms = [
    [150, 560, 34],
    [196, 640, 26],
    [850, 560, 34],
    [806, 470, 24],
    [330, 842, 32],
    [404, 880, 24],
    [650, 860, 34],
    [590, 900, 22],
    [500, 180, 30],
    [420, 214, 22],
    [580, 214, 22],
  ]
    .map(([x = 0, y = 0, r = 20]) => flower(x, y, r))
    .join('')
  return picture(
    1000,
    1000,
    rect(0, 0, 1000, 1000, '#a2462f') + boards + corners + lines + petals + books + blooms + lamp + veena(),
  )
}
