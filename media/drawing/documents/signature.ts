import { ink, paper } from '../palette.ts'
import { line, picture, randomFrom, rect } from '../svg.ts'
import { text } from './sheet.ts'

const SIZE = { w: 600, h: 200 }

/** Joined loops that spell nothing, in a different hand for each seed. */
export function signature(seed: number): string {
  const { w, h } = SIZE
  const random = randomFrom(seed)
  let d = 'M70 120'
  for (let letter = 0; letter < 9; letter++) {
    const tall = letter === 0 || random() > 0.7
    const up = tall ? random(60, 84) : random(18, 34)
    const wide = random(30, 46)
    d += `c${wide * 0.3} ${-up} ${wide * 0.9} ${-up} ${wide * 0.55} ${random(-6, 6)}s${wide * 0.1} ${up * 0.5} ${wide * 0.5} ${random(-10, 10)}`
  }
  return picture(
    w,
    h,
    rect(0, 0, w, h, paper.bright) +
      line(d, ink.deep, 4) +
      line(`M90 ${150 + random(-6, 6)}Q300 ${random(136, 164)} 500 ${random(136, 150)}`, ink.deep, 2.6) +
      text(w - 12, h - 10, 'SPECIMEN', { size: 18, anchor: 'end', fill: ink.soft }),
  )
}
