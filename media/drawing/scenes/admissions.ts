import { drawSky, lights } from '../light.ts'
import { brick, hair, ink, leaf, marigold, mix, paper, shaded, sky, wood } from '../palette.ts'
import { cast, poses, student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { marigoldBed, shrub } from '../plants.ts'
import { bookPile, hangingLamp } from '../props.ts'
import { farWall, room } from '../rooms/room.ts'
import { styles } from '../rooms/styles.ts'
import { circle, group, line, multiply, path, picture, poly, rect, repeat } from '../svg.ts'
import { broadTree } from '../trees.ts'

function files(x: number, y: number, count: number, colours: readonly string[]): string {
  return repeat(count, (index) => {
    const colour = colours[index % colours.length] ?? marigold.base
    return (
      rect(x + ((index * 5) % 11) - 5, y - (index + 1) * 17, 130, 15, colour) +
      rect(x + ((index * 5) % 11) - 5, y - (index + 1) * 17 + 10, 130, 5, shaded(colour, 0.25)) +
      rect(x + ((index * 5) % 11) + 6, y - (index + 1) * 17 + 3, 118, 4, paper.bright)
    )
  })
}

function cabinet(x: number, y: number, w: number, h: number): string {
  return (
    rect(x, y, w, h, '#8d9a92') +
    rect(x + w * 0.86, y, w * 0.14, h, '#6f7d77') +
    repeat(
      4,
      (index) =>
        rect(x + 8, y + 8 + (index * (h - 8)) / 4, w * 0.8, (h - 40) / 4, '#a3aea6') +
        rect(x + w * 0.34, y + 24 + (index * (h - 8)) / 4, w * 0.2, 7, '#55625d') +
        rect(x + w * 0.3, y + 40 + (index * (h - 8)) / 4, w * 0.3, 15, paper.bright),
    )
  )
}

function pottedMarigold(x: number, y: number, size: number): string {
  return (
    marigoldBed(x, y - size * 0.44, size * 1.05, 3) +
    path(
      `M${x - size * 0.36} ${y - size * 0.5}H${x + size * 0.36}L${x + size * 0.26} ${y}H${x - size * 0.26}Z`,
      brick.base,
    ) +
    path(
      `M${x + size * 0.12} ${y - size * 0.5}H${x + size * 0.36}L${x + size * 0.26} ${y}H${x + size * 0.1}Z`,
      brick.deep,
    ) +
    rect(x - size * 0.4, y - size * 0.56, size * 0.8, size * 0.11, brick.light)
  )
}

/** A counsellor explaining a form to a young woman and her father. */
export function desk(): string {
  const [w, h] = [1200, 900]
  const far = farWall(w, h)
  const father = { ...cast.teacherKurta, glasses: false, hair: hair.grey, main: '#f3efe4', accent: '#d9cfb8' }
  const table =
    poly(
      [
        [130, 690],
        [1090, 690],
        [1150, 744],
        [70, 744],
      ],
      wood.light,
    ) +
    poly(
      [
        [130, 690],
        [480, 690],
        [400, 744],
        [70, 744],
      ],
      '#d0a070',
    ) +
    rect(70, 744, 1080, 22, wood.deep) +
    rect(96, 766, 1028, 140, wood.base) +
    repeat(3, (index) => rect(130 + index * 330, 790, 290, 120, shaded(wood.base, 0.18)))
  const form =
    poly(
      [
        [470, 704],
        [640, 700],
        [656, 734],
        [456, 738],
      ],
      paper.bright,
    ) +
    [709, 717, 725].map((y, index) => line(`M${486 - index * 5} ${y}h${130 - index * 14}`, ink.pale, 3)).join('') +
    line('M640 690L606 722', ink.deep, 6)
  const board =
    rect(far.x0 + 300, far.y0 + 36, 300, 170, '#b9824f') +
    rect(far.x0 + 312, far.y0 + 48, 276, 146, '#d8b27c') +
    [
      [330, 62, paper.bright],
      [420, 58, sky.base],
      [506, 70, marigold.light],
      [350, 130, brick.light],
      [450, 126, paper.bright],
    ]
      .map(([x, y, colour], index) =>
        group(
          rect(0, 0, 66, 52, String(colour)) + rect(10, 12, 44, 5, ink.soft) + rect(10, 24, 34, 5, ink.soft),
          `transform="translate(${far.x0 + Number(x)} ${far.y0 + Number(y)}) rotate(${(index % 3) * 4 - 4})"`,
        ),
      )
      .join('')
  return picture(
    w,
    h,
    room(w, h, styles.bengal) +
      board +
      cabinet(far.x0 + 30, far.y0 + 120, 180, 290) +
      cabinet(far.x1 - 190, far.y0 + 120, 180, 290) +
      [420, 760].map((x) => hangingLamp(x, 0, 90, 84)).join('') +
      person(330, 700, 580, cast.teacherSari, { body: 'bust', left: 'desk', right: 'forward', facing: 'right' }) +
      person(700, 700, 560, cast.salwar, { body: 'bust', left: 'desk', right: 'desk', facing: 'left' }) +
      person(900, 704, 590, father, { body: 'bust', left: 'lap', right: 'down', facing: 'left' }) +
      table +
      form +
      files(150, 716, 5, [marigold.base, brick.base, ink.mid, leaf.base]) +
      pottedMarigold(1030, 722, 130) +
      circle(420, 722, 15, '#f3efe4') +
      circle(420, 722, 11, '#a5683a'),
  )
}

/** New students queueing at the admission desk. */
export function admissionWeek(): string {
  const [w, h] = [1200, 900]
  const far = farWall(w, h)
  const banner = `${rect(far.x0 + 60, far.y0 + 26, 620, 84, ink.deep)}<text x="${far.x0 + 370}" y="${far.y0 + 84}" text-anchor="middle" font-family="Noto Serif Devanagari" font-weight="700" font-size="46" fill="#fbf8f1">प्रवेश</text>${repeat(12, (index) => circle(far.x0 + 84 + index * 52, far.y0 + 116, 10, index % 2 ? marigold.base : marigold.light))}`
  const table =
    rect(70, 640, 420, 20, wood.light) +
    rect(70, 656, 420, 8, wood.deep) +
    rect(84, 664, 392, 190, ink.mid) +
    repeat(9, (index) => path(`M${100 + index * 44} 664q10 90 0 190h14q8 -100 -4 -190z`, ink.deep))
  const line4 = [
    [600, 850, 0],
    [722, 856, 5],
    [838, 852, 2],
    [950, 858, 7],
    [1060, 852, 8],
    [1160, 860, 9],
  ]
    .map(([x = 0, y = 0, index = 0], place) =>
      person(x, y, 450 - (place % 2) * 16, student(index), {
        body: 'stand',
        left: 'down',
        right: 'chest',
        facing: 'left',
        holds: place % 3 === 2 ? 'books' : 'file',
      }),
    )
    .join('')
  return picture(
    w,
    h,
    room(w, h, styles.cream) +
      banner +
      cabinet(far.x0 + 40, far.y0 + 160, 170, 260) +
      person(190, 646, 480, cast.teacherKurta, { body: 'bust', left: 'desk', right: 'desk', facing: 'right' }) +
      person(370, 646, 470, cast.greenSari, { body: 'bust', left: 'desk', right: 'forward', facing: 'right' }) +
      table +
      files(100, 640, 6, [marigold.base, brick.base, leaf.base]) +
      bookPile(430, 640, 70, 2) +
      multiply(rect(540, 858, 660, 16, ink.soft), 0.3) +
      line4,
  )
}

/** New students talking on the steps of a veranda. */
export function verandaSteps(): string {
  const [w, h] = [1200, 900]
  const wall =
    rect(0, 90, w, 470, '#ecd2a0') +
    [90, 470, 850]
      .map(
        (x) =>
          rect(x, 190, 230, 370, '#8f6247') +
          rect(x + 60, 250, 110, 310, ink.deep) +
          rect(x, 190, 230, 100, mix('#8f6247', ink.deepest, 0.4)) +
          rect(x - 10, 180, 250, 12, paper.bright),
      )
      .join('') +
    [0, 370, 750, 1130]
      .map(
        (x) =>
          rect(x, 90, 62, 470, '#f6e8c8') +
          rect(x + 42, 90, 20, 470, '#d9c296') +
          rect(x - 10, 90, 82, 26, paper.bright) +
          rect(x - 10, 520, 82, 40, brick.base),
      )
      .join('')
  const stairs = repeat(
    5,
    (index) => rect(0, 560 + index * 62, w, 26, '#e8cfa0') + rect(0, 586 + index * 62, w, 36, '#c9a878'),
  )
  const sit = (x: number, y: number, index: number, facing: 'left' | 'right', mirrored: boolean): string =>
    person(
      x,
      y,
      400,
      student(index),
      { body: 'sit', left: 'lap', right: index % 2 ? 'forward' : 'lap', facing },
      mirrored,
    )
  const bag = (x: number, y: number, colour: string): string =>
    rect(x, y - 66, 78, 66, colour, 'rx="12"') +
    rect(x, y - 66, 78, 28, shaded(colour, 0.25), 'rx="12"') +
    line(`M${x + 20} ${y - 66}q18 -30 38 0`, shaded(colour, 0.3), 6)
  return picture(
    w,
    h,
    drawSky(lights.afternoon, w, 200, 5, 1) +
      rect(0, 860, w, 40, '#cfa877') +
      wall +
      rect(0, 40, w, 50, brick.base) +
      rect(0, 84, w, 12, brick.deep) +
      multiply(rect(0, 96, w, 34, ink.soft), 0.4) +
      stairs +
      multiply(
        poly(
          [
            [700, 560],
            [1200, 560],
            [1200, 900],
            [980, 900],
          ],
          ink.soft,
        ),
        0.25,
      ) +
      person(600, 640, 400, cast.indigoHijab, { ...poses.books, facing: 'left' }) +
      sit(300, 746, 0, 'right', false) +
      sit(880, 746, 3, 'right', true) +
      sit(480, 812, 5, 'right', false) +
      sit(740, 812, 6, 'right', true) +
      bag(190, 748, brick.base) +
      bookPile(610, 806, 100, 4) +
      bag(930, 810, ink.mid) +
      broadTree(1275, 930, 760, 6) +
      shrub(60, 910, 240, 140, 7) +
      marigoldBed(330, 900, 200, 8),
  )
}
