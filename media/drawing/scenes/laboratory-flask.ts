import { burette, flask, jarShelf, mortar } from '../glassware.ts'
import { brick, paper, sky } from '../palette.ts'
import { cast, inCoat } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { circle, picture, poly, randomFrom, rect, repeat } from '../svg.ts'

/** A student holding a flask up to the light. */
export function laboratoryFlask(): string {
  const [w, h] = [900, 1200]
  const random = randomFrom(14)
  const window =
    rect(560, 90, 290, 520, '#f0f4e8') +
    rect(560, 400, 290, 210, '#c3cf96') +
    rect(698, 90, 12, 520, paper.bright) +
    rect(560, 330, 290, 12, paper.bright) +
    rect(546, 76, 318, 18, '#7a3b2c') +
    rect(546, 606, 318, 22, '#7a3b2c') +
    rect(546, 76, 16, 540, '#7a3b2c') +
    rect(850, 76, 16, 540, '#8f4c3a')
  const ray = poly(
    [
      [560, 90],
      [850, 90],
      [520, 1010],
      [60, 1010],
    ],
    '#fff4d4',
    'opacity="0.4"',
  )
  const bench =
    rect(0, 1000, w, 36, '#3f4558') +
    rect(0, 1000, w, 8, '#6a7086') +
    rect(0, 1036, w, 170, '#a97146') +
    repeat(
      3,
      (index) => rect(26 + index * 300, 1062, 250, 140, '#8f5f38') + circle(151 + index * 300, 1110, 10, '#e2b457'),
    )
  const bubbleFlask = flask(712, 676, 170, '#ee8b3a')
  return picture(
    w,
    h,
    rect(0, 0, w, h, '#ecdfc2') +
      jarShelf(40, 130, 440, 420, 4, random) +
      window +
      ray +
      bubbleFlask +
      person(410, 1010, 1010, inCoat({ ...cast.indigoHijab, second: '#2f6f73' }), {
        body: 'bust',
        left: 'down',
        right: 'point',
        facing: 'right',
      }) +
      bench +
      burette(120, 1012, 380) +
      mortar(760, 1012, 130) +
      flask(640, 1014, 120, sky.deep) +
      flask(280, 1016, 100, brick.light),
  )
}
