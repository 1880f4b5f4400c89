import { brick, ink, marigold, paper, shaded, skins, wood } from '../palette.ts'
import { cast } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { garland, hangingLamp } from '../props.ts'
import { at, circle, ellipse, line, path, picture, poly, rect, repeat } from '../svg.ts'

function curtains(w: number, h: number, colour: string): string {
  const fold = (x: number, side: 1 | -1): string =>
    repeat(4, (index) =>
      path(
        `M${x + side * index * 44} 0h${side * 48}q${-side * 18} ${h * 0.4} ${side * 6} ${h}h${-side * 52}q${side * 10} ${-h * 0.5} ${-side * 2} ${-h}z`,
        index % 2 ? shaded(colour, 0.3) : colour,
      ),
    )
  return fold(0, 1) + fold(w, -1)
}

/** A dancer in the light of a stage. */
export function dancer(): string {
  const [w, h] = [900, 1200]
  const skin = skins[1] ?? '#a97149'
  const beam =
    poly(
      [
        [370, 0],
        [540, 0],
        [830, 1080],
        [90, 1080],
      ],
      '#ffe9ae',
      'opacity="0.2"',
    ) + ellipse(450, 1050, 330, 56, '#ffe2a0', 'opacity="0.55"')
  const fan = 'M-58 -250Q-190 -60 -150 -20Q-60 40 0 26Q80 40 168 -24Q196 -66 58 -250Z'
  const skirt =
    path(fan, ink.mid) +
    repeat(9, (index) =>
      line(
        `M${(index - 4) * 11} -246Q${(index - 4) * 30} -100 ${(index - 4) * 38} ${14 - Math.abs(index - 4) * 6}`,
        marigold.base,
        5,
      ),
    ) +
    line('M-152 -26Q-60 34 0 20Q80 34 168 -30', marigold.base, 18) +
    line('M-152 -50Q-60 10 0 -4Q80 10 168 -54', brick.base, 6)
  const feet =
    path('M-40 14q-30 20 -52 14q6 -22 40 -32z', skin) +
    path('M46 18q30 14 54 4q-10 -18 -44 -26z', skin) +
    [-44, 50]
      .map((x) => circle(x, 8, 9, '#e2b457') + circle(x + 14, 6, 9, '#e2b457') + circle(x - 14, 4, 9, '#e2b457'))
      .join('')
  const pleats =
    path('M-14 -246L-50 10Q0 34 50 10L14 -246Z', marigold.base) +
    repeat(5, (index) => line(`M${(index - 2) * 4} -244L${(index - 2) * 16} 18`, marigold.deep, 3))
  const body =
    path('M-62 -420Q-50 -440 0 -446Q50 -440 62 -420L52 -330L58 -246H-58L-52 -330Z', brick.base) +
    path('M-58 -262H58V-240H-58Z', '#e2b457') +
    path('M-62 -420Q0 -360 58 -262L24 -256Q-30 -350 -66 -396Z', marigold.base)
  const arms =
    line('M-58 -416L-140 -352L-206 -410', skin, 30) +
    line('M58 -416L130 -486L112 -590', skin, 30) +
    line('M-58 -416L-98 -384M58 -416L92 -450', brick.base, 36) +
    [
      [-196, -400],
      [114, -574],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 20, 'none', 'stroke="#e2b457" stroke-width="8"'))
      .join('') +
    path('M-206 -410q-40 -26 -52 -10q4 18 24 20q-16 10 -8 20q22 4 40 -14z', skin) +
    path('M112 -590q-22 -44 -2 -60q12 2 12 24q10 -22 24 -16q4 26 -14 50z', skin)
  const head =
    path('M-18 -470H18V-430Q0 -418 -18 -430Z', shaded(skin, 0.2)) +
    path('M-50 -540Q-50 -596 0 -598Q50 -596 50 -540Q46 -468 0 -458Q-46 -468 -50 -540Z', skin) +
    path('M8 -597Q50 -592 50 -540Q46 -468 6 -459Q30 -520 8 -597Z', shaded(skin, 0.2)) +
    path('M-56 -520Q-62 -612 0 -614Q62 -612 56 -520Q44 -566 0 -588Q-44 -566 -56 -520Z', '#1e1a26') +
    circle(0, -624, 34, '#1e1a26') +
    line('M-30 -606Q0 -650 32 -606', paper.bright, 10) +
    line('M0 -590V-562', '#e2b457', 5) +
    circle(0, -552, 8, '#a3271f') +
    [-20, 20]
      .map(
        (x) =>
          line(`M${x - 13} -532q13 -12 26 0`, '#1e1a26', 5) +
          circle(x, -530, 5, '#1e1a26') +
          line(`M${x - 14} -550q14 -9 27 -2`, '#1e1a26', 3.4),
      )
      .join('') +
    line('M-14 -488q14 12 28 0', '#8a2424', 6) +
    line('M0 -526q6 14 4 22q-4 3 -8 2', shaded(skin, 0.4), 3) +
    [-50, 50].map((x) => circle(x, -508, 9, '#e2b457') + circle(x, -490, 6, '#e2b457')).join('') +
    line('M-34 -442Q0 -400 34 -442', '#e2b457', 8)
  return picture(
    w,
    h,
    rect(0, 0, w, h, '#1a2250') +
      repeat(14, (index) => path(`M${index * 66} 0q16 500 4 920h34q10 -500 -4 -920z`, '#222b60')) +
      garland(150, 70, 300, 60, 9) +
      garland(450, 70, 300, 60, 9) +
      rect(0, 920, w, 280, wood.base) +
      repeat(8, (index) =>
        poly(
          [
            [index * 150 - 90, 1200],
            [index * 150 - 84, 1200],
            [index * 118 + 38, 920],
            [index * 118 + 34, 920],
          ],
          wood.deep,
        ),
      ) +
      rect(0, 1140, w, 60, wood.dark) +
      beam +
      curtains(w, 1130, brick.base) +
      at(460, 1030, 1.08, arms + feet + skirt + pleats + body + head) +
      repeat(
        7,
        (index) =>
          path(`M${170 + index * 92} 1134q-14 -20 0 -38q14 18 0 38z`, marigold.light) +
          path(`M${152 + index * 92} 1134h36q-4 18 -18 18t-18 -18z`, '#b5652f'),
      ),
  )
}

/** Three musicians on a carpet. */
export function musicians(): string {
  const [w, h] = [1200, 800]
  const carpet =
    poly(
      [
        [180, 560],
        [1020, 560],
        [1140, 760],
        [60, 760],
      ],
      brick.base,
    ) +
    poly(
      [
        [206, 574],
        [994, 574],
        [1096, 746],
        [104, 746],
      ],
      'none',
      `stroke="${marigold.base}" stroke-width="6"`,
    ) +
    repeat(9, (index) => path(`M${210 + index * 95} 668l26 -26l26 26l-26 26z`, index % 2 ? ink.mid : marigold.light)) +
    repeat(40, (index) => rect(60 + index * 27.3, 760, 5, 14, paper.shade))
  const harmonium =
    rect(-110, -96, 220, 92, wood.base) +
    rect(-110, -96, 220, 14, wood.light) +
    rect(-98, -76, 196, 26, paper.bright) +
    repeat(13, (index) => rect(-92 + index * 15, -76, 7, 16, ink.deepest)) +
    rect(-110, -42, 220, 40, wood.deep) +
    path('M-110 -96L-132 -136H88L110 -96Z', wood.deep) +
    repeat(6, (index) => line(`M${-120 + index * 40} -130l12 28`, wood.dark, 4))
  const tabla =
    path('M-60 -84Q-40 -96 -20 -84L-8 -6Q-40 10 -72 -6Z', wood.base) +
    ellipse(-40, -86, 27, 9, paper.warm) +
    ellipse(-40, -86, 11, 4, ink.deepest) +
    path('M10 -78Q44 -96 78 -78Q96 -30 72 -4Q44 10 16 -4Q-6 -30 10 -78Z', '#8b94a3') +
    path('M52 -88Q70 -84 78 -78Q96 -30 72 -4Q60 4 48 5Q74 -40 52 -88Z', '#5d6573') +
    ellipse(44, -80, 37, 11, paper.warm) +
    ellipse(40, -80, 14, 5, ink.deepest)
  const tanpura =
    line('M0 -60L66 -420', wood.deep, 17) +
    line('M-2 -60L64 -420', wood.light, 5) +
    circle(-14, -36, 68, '#b5652f') +
    circle(-24, -46, 50, '#cf8648') +
    line('M-6 -40L66 -410', '#f4e2b4', 1.6) +
    circle(60, -390, 8, paper.bright) +
    circle(76, -396, 8, paper.bright)
  return picture(
    w,
    h,
    rect(0, 0, w, h, '#1a2250') +
      repeat(18, (index) => path(`M${index * 68} 0q16 300 4 560h34q10 -300 -4 -560z`, '#222b60')) +
      garland(150, 50, 300, 46, 8) +
      garland(450, 50, 300, 46, 8) +
      garland(750, 50, 300, 46, 8) +
      rect(0, 556, w, 244, wood.base) +
      rect(0, 770, w, 30, wood.dark) +
      poly(
        [
          [420, 0],
          [780, 0],
          [1120, 760],
          [80, 760],
        ],
        '#ffe9ae',
        'opacity="0.16"',
      ) +
      carpet +
      [260, 600, 940]
        .map((x) => circle(x, 148, 76, '#ffe2a0', 'opacity="0.18"') + hangingLamp(x, 0, 110, 90, marigold.deep))
        .join('') +
      curtains(w, 760, brick.base) +
      person(600, 668, 440, cast.sari, { body: 'floor', left: 'desk', right: 'desk', facing: 'front' }) +
      at(600, 712, 1.05, harmonium) +
      person(330, 690, 430, cast.kurta, { body: 'floor', left: 'lap', right: 'desk', facing: 'right' }) +
      at(350, 736, 1.1, tabla) +
      person(880, 690, 430, cast.indigoHijab, { body: 'floor', left: 'desk', right: 'lap', facing: 'left' }) +
      at(860, 722, 0.95, tanpura),
  )
}
