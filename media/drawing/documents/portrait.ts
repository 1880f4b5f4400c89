import { ink, mix, paper, sky } from '../palette.ts'
import { person } from '../people/figure.ts'
import type { Look } from '../people/look.ts'
import { box, inside, picture, rect } from '../svg.ts'
import { text } from './sheet.ts'

const SIZE = { w: 600, h: 800 }

/** A passport-style portrait in a 600 by 800 box. */
export function portrait(look: Look): string {
  const { w, h } = SIZE
  const body = person(w / 2, 1010, 1800, look, { body: 'bust', left: 'down', right: 'down', facing: 'front' })
  return rect(0, 0, w, h, mix(sky.light, paper.bright, 0.4)) + inside(box(0, 0, w, h), body)
}

/** A profile photo, labelled as a drawing. */
export function photo(look: Look): string {
  const { w, h } = SIZE
  return picture(
    w,
    h,
    portrait(look) +
      rect(0, h - 44, w, 44, paper.bright) +
      text(w / 2, h - 14, 'SPECIMEN · drawn, nobody real', { size: 24, anchor: 'middle', fill: ink.mid }),
  )
}
