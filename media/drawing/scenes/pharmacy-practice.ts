import { balance, burette, flask, jarShelf, mortar } from '../glassware.ts'
import { brick, ink, leaf, marigold, shaded, sky } from '../palette.ts'
import { cast, inCoat } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { openBook } from '../props.ts'
import { farWall, room } from '../rooms/room.ts'
import { styles } from '../rooms/styles.ts'
import { circle, ellipse, line, path, picture, randomFrom, rect, repeat } from '../svg.ts'

const [W, H] = [1200, 900]

function cylinder(x: number, y: number, size: number): string {
  return (
    rect(x - size * 0.09, y - size, size * 0.18, size, '#e4efec', 'opacity="0.92"') +
    rect(x - size * 0.09, y - size * 0.58, size * 0.18, size * 0.58, marigold.light) +
    ellipse(x, y - size * 0.58, size * 0.09, size * 0.02, '#fde3ab') +
    repeat(7, (index) =>
      line(`M${x - size * 0.07} ${y - size * (0.15 + index * 0.11)}h${size * 0.06}`, ink.soft, 1.6),
    ) +
    rect(x - size * 0.13, y - size * 0.03, size * 0.26, size * 0.04, '#cfdedb') +
    rect(x - size * 0.1, y - size * 1.02, size * 0.2, size * 0.03, '#cfdedb')
  )
}

function sprig(x: number, y: number): string {
  return (
    line(`M${x} ${y}q60 -26 130 -10`, leaf.deep, 4) +
    repeat(6, (index) =>
      path(
        `M${x + 14 + index * 20} ${y - 8 - (index % 2 ? 0 : 6)}q6 ${index % 2 ? 24 : -26} 30 ${index % 2 ? 20 : -24}q2 ${index % 2 ? -16 : 20} -30 ${index % 2 ? -20 : 24}z`,
        index % 2 ? leaf.base : leaf.light,
      ),
    )
  )
}

/** Two students at work in the pharmacy laboratory. */
export function pharmacyPractice(): string {
  const random = randomFrom(17)
  const far = farWall(W, H)
  const wide = far.x1 - far.x0
  const bench =
    rect(0, 700, W, 34, '#3f4558') +
    rect(0, 700, W, 8, '#6a7086') +
    rect(0, 734, W, 10, '#2b3042') +
    rect(0, 744, W, 160, '#a97146') +
    repeat(
      5,
      (index) =>
        rect(20 + index * 240, 766, 210, 140, shaded('#a97146', 0.16)) +
        rect(20 + index * 240, 766, 210, 6, shaded('#a97146', 0.4)) +
        circle(125 + index * 240, 806, 9, '#e2b457'),
    )
  const left = person(440, 704, 640, inCoat(cast.salwar), {
    body: 'bust',
    left: 'desk',
    right: 'desk',
    facing: 'front',
  })
  const right = person(800, 704, 650, inCoat({ ...cast.turban, second: ink.mid }), {
    body: 'bust',
    left: 'down',
    right: 'forward',
    facing: 'right',
  })
  const teacher = person(1090, 706, 470, inCoat(cast.teacherSari), {
    body: 'bust',
    left: 'down',
    right: 'chest',
    facing: 'left',
    holds: 'file',
  })
  return picture(
    W,
    H,
    room(W, H, styles.cream) +
      jarShelf(far.x0 + wide * 0.04, far.y0 + 30, wide * 0.44, 320, 4, random) +
      jarShelf(far.x0 + wide * 0.53, far.y0 + 30, wide * 0.43, 320, 4, random) +
      teacher +
      left +
      right +
      bench +
      mortar(478, 716, 118) +
      sprig(566, 708) +
      cylinder(950, 716, 190) +
      flask(330, 716, 120, sky.deep) +
      burette(130, 716, 330) +
      flask(240, 716, 100, brick.light) +
      balance(1090, 716, 150) +
      flask(690, 716, 96, leaf.light) +
      openBook(800, 728, 110),
  )
}
