import { flask, jarShelf, mortar } from '../glassware.ts'
import { brick, ink, leaf, marigold, paper, shaded, sky, sunlit } from '../palette.ts'
import { cast, inCoat } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { blackboard, bookPile, chalk } from '../props.ts'
import { farWall, room } from '../rooms/room.ts'
import { styles } from '../rooms/styles.ts'
import { at, circle, ellipse, line, picture, randomFrom, rect, repeat } from '../svg.ts'

const [W, H] = [1200, 750]
const BODY = '#2c2f45'

/** A video camera on a tripod from behind, with the scene on its small screen. */
function camera(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    line('M0 -150L-70 60M0 -150L70 60M0 -150V60', BODY, 10) +
      ellipse(0, -150, 26, 10, shaded(BODY, 0.2)) +
      rect(-80, -250, 150, 96, BODY, 'rx="12"') +
      rect(-80, -250, 150, 14, sunlit(BODY, 0.2), 'rx="7"') +
      rect(62, -232, 46, 58, shaded(BODY, 0.3), 'rx="8"') +
      rect(-64, -232, 112, 66, sky.light, 'rx="4"') +
      rect(-64, -190, 112, 24, marigold.light) +
      circle(-8, -206, 11, '#8f5d3f') +
      rect(-22, -196, 28, 30, ink.mid, 'rx="8"') +
      circle(-62, -252, 9, brick.light) +
      rect(-30, -266, 10, 18, BODY) +
      rect(18, -266, 10, 18, BODY) +
      rect(-36, -278, 70, 14, BODY, 'rx="7"'),
  )
}

/** A round studio lamp on a stand. */
function lamp(x: number, y: number): string {
  return (
    line(`M${x} ${y - 270}V${y}M${x} ${y - 40}L${x - 46} ${y}M${x} ${y - 40}L${x + 46} ${y}`, shaded(BODY, 0.1), 8) +
    circle(x, y - 300, 54, BODY) +
    circle(x, y - 300, 44, '#fff4d4') +
    circle(x, y - 300, 30, paper.bright)
  )
}

/** A teacher at the board explains a lesson to a video camera. */
export function lessonRecording(): string {
  const far = farWall(W, H)
  return picture(
    W,
    H,
    room(W, H, styles.bengal) +
      blackboard(far.x0 + 210, far.y0 + 50, 500, 250, chalk.letters) +
      repeat(3, (index) =>
        rect(far.x0 + 40, far.y0 + 60 + index * 80, 120, 64, [marigold.light, sky.base, leaf.light][index] ?? sky.base),
      ) +
      lamp(150, 690) +
      person(far.x0 + 200, far.y1 + 130, 520, cast.teacherSari, {
        body: 'stand',
        left: 'chest',
        right: 'point',
        facing: 'right',
        holds: 'books',
      }) +
      bookPile(560, 700, 110, 5) +
      camera(860, 720, 1.5),
  )
}

/** A pharmacy teacher with a flask and figures on the board, in front of a video camera. */
export function calculationRecording(): string {
  const random = randomFrom(41)
  const far = farWall(W, H)
  const figures = [
    ['5 g', '100 ml'],
    ['x', '250 ml'],
  ]
  const table = figures
    .flatMap(([left = '', right = ''], row) => [
      `<text x="18" y="${24 + row * 20}" font-family="Lato" font-size="11" fill="#f3efe2">${left}</text>`,
      `<text x="56" y="${24 + row * 20}" font-family="Lato" font-size="11" fill="#f9c866">${right}</text>`,
      line(`M40 ${20 + row * 20}h10`, '#f3efe2', 1),
    ])
    .join('')
  const bench =
    rect(0, 600, W, 30, '#3f4558') + rect(0, 600, W, 7, '#6a7086') + rect(0, 630, W, 130, shaded('#a97146', 0.05))
  return picture(
    W,
    H,
    room(W, H, styles.cream) +
      jarShelf(far.x0 + 20, far.y0 + 30, 250, 270, 3, random) +
      blackboard(far.x0 + 330, far.y0 + 40, 400, 230, table) +
      person(560, 606, 560, inCoat({ ...cast.turban, second: ink.mid }), {
        body: 'bust',
        left: 'chest',
        right: 'point',
        facing: 'right',
      }) +
      bench +
      mortar(330, 614, 110) +
      flask(730, 614, 130, marigold.light) +
      flask(440, 614, 96, sky.deep) +
      lamp(110, 730) +
      camera(960, 740, 1.4),
  )
}
