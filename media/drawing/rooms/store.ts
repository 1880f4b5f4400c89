import { balance, jarShelf } from '../glassware.ts'
import { brick, ink, leaf, marigold, paper, shaded, wood } from '../palette.ts'
import { cast, inCoat, poses } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { hangingLamp } from '../props.ts'
import { picture, randomFrom, rect, repeat } from '../svg.ts'
import { farWall, type RoomStyle, room } from './room.ts'

/** A model medicine store with a counter, a student in a coat and customers. */
export function medicineStore(style: RoomStyle): string {
  const [w, h] = [1280, 800]
  const random = randomFrom(9)
  const far = farWall(w, h)
  const width = far.x1 - far.x0
  const counterY = h * 0.62
  const sign =
    rect(far.x0 + width * 0.38, far.y0 + h * 0.012, width * 0.24, h * 0.06, leaf.deep, 'rx="4"') +
    rect(far.x0 + width * 0.485, far.y0 + h * 0.022, width * 0.03, h * 0.04, paper.bright) +
    rect(far.x0 + width * 0.47, far.y0 + h * 0.034, width * 0.06, h * 0.016, paper.bright)
  const counter =
    rect(w * 0.26, counterY, w * 0.7, h * 0.03, wood.light) +
    rect(w * 0.27, counterY + h * 0.03, w * 0.68, h * 0.24, wood.base) +
    repeat(
      6,
      (index) =>
        rect(w * (0.285 + index * 0.111), counterY + h * 0.055, w * 0.095, h * 0.18, '#dfe9e4') +
        rect(w * (0.285 + index * 0.111), counterY + h * 0.055, w * 0.095, h * 0.03, shaded('#dfe9e4', 0.2)) +
        repeat(4, (n) =>
          rect(
            w * (0.292 + index * 0.111) + n * w * 0.021,
            counterY + h * (0.235 - 0.05 - ((n * 3 + index) % 3) * 0.016),
            w * 0.017,
            h * (0.05 + ((n * 3 + index) % 3) * 0.016),
            [brick.light, marigold.light, ink.pale, leaf.light][(n + index) % 4] ?? ink.pale,
          ),
        ),
    ) +
    rect(w * 0.27, counterY + h * 0.25, w * 0.68, h * 0.02, wood.dark)
  const parcel =
    rect(w * 0.475, counterY - h * 0.052, w * 0.04, h * 0.052, '#d8b27c') +
    rect(w * 0.475, counterY - h * 0.03, w * 0.04, 4, brick.base)
  return picture(
    w,
    h,
    room(w, h, style) +
      jarShelf(far.x0 + width * 0.03, far.y0 + h * 0.09, width * 0.45, h * 0.36, 4, random, true) +
      jarShelf(far.x0 + width * 0.53, far.y0 + h * 0.09, width * 0.44, h * 0.36, 4, random, true) +
      sign +
      person(w * 0.82, counterY, h * 0.48, inCoat(cast.turban), { ...poses.reader, facing: 'left' }) +
      person(w * 0.55, counterY + h * 0.01, h * 0.54, inCoat(cast.hijab), {
        body: 'bust',
        left: 'forward',
        right: 'desk',
        facing: 'left',
      }) +
      counter +
      parcel +
      balance(w * 0.7, counterY, h * 0.14) +
      person(w * 0.36, h * 0.95, h * 0.64, cast.greenSari, {
        body: 'stand',
        left: 'down',
        right: 'forward',
        facing: 'right',
      }) +
      person(w * 0.2, h * 0.97, h * 0.62, cast.teacherKurta, poses.file) +
      hangingLamp(w * 0.45, 0, h * 0.1, w * 0.06) +
      hangingLamp(w * 0.75, 0, h * 0.1, w * 0.06),
  )
}
