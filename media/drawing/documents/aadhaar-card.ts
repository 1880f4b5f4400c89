import { ink, marigold, mix, paper } from '../palette.ts'
import { cast } from '../people/cast.ts'
import { at, box, inside, picture, rect, repeat } from '../svg.ts'
import { portrait } from './portrait.ts'
import { specimen, text } from './sheet.ts'

const SIZE = { w: 856, h: 540 }

/** A masked card like the downloadable one, with only the last four digits and without the emblem of the authority. */
export function aadhaarCard(): string {
  const { w, h } = SIZE
  const lines = [
    ['Name', 'SPECIMEN CANDIDATE'],
    ['Date of birth', '15/08/2003'],
    ['Gender', 'FEMALE'],
  ]
  return picture(
    w,
    h,
    rect(0, 0, w, h, paper.bright) +
      rect(0, 0, w, 76, mix(marigold.light, paper.bright, 0.35)) +
      text(w / 2, 50, 'Aadhaar, masked · a drawing', { size: 30, bold: true, anchor: 'middle' }) +
      inside(box(40, 116, 180, 240), at(40, 116, 0.3, portrait(cast.salwar))) +
      lines
        .map(([name = '', value = ''], row) => {
          const y = 146 + row * 66
          return text(256, y, name, { size: 18, fill: ink.mid }) + text(256, y + 28, value, { size: 25, bold: true })
        })
        .join('') +
      pattern(640, 130) +
      text(w / 2, 436, 'XXXX XXXX 0000', { size: 46, bold: true, anchor: 'middle' }) +
      specimen(w, h),
  )
}

/** Looks like a QR code but contains no data. */
function pattern(x: number, y: number): string {
  return repeat(17 * 17, (index) => {
    const [column, row] = [index % 17, Math.floor(index / 17)]
    return (column * 7 + row * 11 + column * row) % 5 < 2 ? rect(x + column * 10, y + row * 10, 10, 10, ink.deep) : ''
  })
}
