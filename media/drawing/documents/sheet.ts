import { ink, marigold, mix, paper } from '../palette.ts'
import { circle, group, line, picture, rect, repeat } from '../svg.ts'

/** A4 portrait at 100 dots per inch. */
export const A4 = { w: 827, h: 1169 } as const

const MARGIN = 64
const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

interface TextStyle {
  size?: number
  bold?: boolean
  serif?: boolean
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  extra?: string
}

/** One line of text with its baseline at `y`. */
export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 17, bold = false, serif = false, fill = ink.deepest, anchor = 'start', extra = '' } = style
  return `<text x="${x}" y="${y}" font-family="${serif ? 'Liberation Serif' : 'Lato'}" font-weight="${bold ? 700 : 400}" font-size="${size}" text-anchor="${anchor}" fill="${fill}" ${extra}>${escapeXml(words)}</text>`
}

export interface Sheet {
  /** The issuer. */
  issuer: string
  place: string
  title: string
  /** Name and value, one pair per line. */
  facts: readonly (readonly [string, string])[]
  /** Table of marks. */
  table?: readonly (readonly string[])[]
  /** Sentences below the table. */
  remarks: readonly string[]
  signedBy: string
  tint: string
}

/** A complete official-looking paper of a fictional issuer, with SPECIMEN written across it. */
export function sheet({ issuer, place, title, facts, table = [], remarks, signedBy, tint }: Sheet): string {
  const { w, h } = A4
  const factsAt = 330
  const tableAt = factsAt + facts.length * 34 + 24
  const remarksAt = tableAt + (table.length > 0 ? table.length * 36 + 44 : 0)
  return picture(
    w,
    h,
    rect(0, 0, w, h, paper.bright) +
      frame(tint) +
      seal(w / 2, 128, tint) +
      text(w / 2, 216, issuer, { size: 30, bold: true, serif: true, fill: tint, anchor: 'middle' }) +
      text(w / 2, 242, place, { size: 15, anchor: 'middle', fill: ink.mid }) +
      text(w / 2, 288, title, { size: 22, bold: true, anchor: 'middle' }) +
      facts.map(([name, value], row) => fact(factsAt + row * 34, name, value)).join('') +
      tableOf(tableAt, table, tint) +
      remarks.map((words, row) => text(MARGIN + 20, remarksAt + 10 + row * 27, words, { size: 16 })).join('') +
      line(`M${w - 270} ${h - 176}q16 -30 30 -8t26 -10q8 -22 20 4t34 -6q20 -10 50 -4`, ink.mid, 2) +
      text(w - 190, h - 138, signedBy, { size: 15, anchor: 'middle' }) +
      stamp(170, h - 166, tint) +
      specimen(w, h),
  )
}

/** The watermark, so that a drawing cannot be mistaken for a real document. */
export function specimen(w: number, h: number): string {
  const size = w * 0.19
  const across = text(0, size / 3, 'SPECIMEN', {
    size,
    bold: true,
    anchor: 'middle',
    fill: mix(marigold.deep, paper.bright, 0.25),
    extra: 'opacity="0.34"',
  })
  const small = { size: Math.max(11, w * 0.0165), anchor: 'middle' as const, fill: ink.soft }
  return (
    group(across, `transform="translate(${w / 2} ${h / 2}) rotate(${(-Math.atan2(h, w * 1.6) * 180) / Math.PI})"`) +
    text(w / 2, h - w * 0.045, 'SPECIMEN · drawn for the demo of Pravesh · names and issuers are invented', small)
  )
}

function frame(tint: string): string {
  const { w, h } = A4
  const inner = `x="34" y="34" width="${w - 68}" height="${h - 94}" fill="none"`
  return (
    `<rect x="24" y="24" width="${w - 48}" height="${h - 74}" fill="none" stroke="${tint}" stroke-width="4"/>` +
    `<rect ${inner} stroke="${mix(tint, paper.bright, 0.5)}" stroke-width="1.5"/>`
  )
}

/** A sun over an open book, unlike the emblem of any state or board. */
function seal(x: number, y: number, tint: string): string {
  const ray = (index: number) => group(rect(-2, -44, 4, 12, marigold.base), `transform="rotate(${index * 30})"`)
  const book = line('M-26 22Q-12 12 0 22Q12 12 26 22M-26 22V2Q-12 -8 0 2Q12 -8 26 2V22M0 2V22', tint, 3.4)
  return group(
    circle(0, 0, 54, 'none', `stroke="${tint}" stroke-width="3"`) + repeat(12, ray) + book,
    `transform="translate(${x} ${y})"`,
  )
}

function stamp(x: number, y: number, tint: string): string {
  const ring = (r: number) => circle(x, y, r, 'none', `stroke="${tint}" stroke-width="2.4"`)
  const words = { size: 14, bold: true, anchor: 'middle' as const, fill: tint }
  return group(
    ring(56) + ring(47) + text(x, y - 4, 'SPECIMEN', words) + text(x, y + 15, 'NOT VALID', words),
    `opacity="0.75" transform="rotate(-12 ${x} ${y})"`,
  )
}

function fact(y: number, name: string, value: string): string {
  return text(MARGIN + 20, y, name, { size: 16, fill: ink.mid }) + text(340, y, value, { size: 17, bold: true })
}

function tableOf(y: number, table: readonly (readonly string[])[], tint: string): string {
  const wide = A4.w - 2 * MARGIN - 40
  const rows = table.map((cells, row) => {
    const top = y + row * 36
    const ground = row === 0 ? mix(tint, paper.bright, 0.82) : paper.bright
    const box = `<rect x="${MARGIN + 20}" y="${top}" width="${wide}" height="36" fill="${ground}" stroke="${mix(tint, paper.bright, 0.4)}"/>`
    const written = cells.map((cell, column) =>
      text(column === 0 ? MARGIN + 32 : MARGIN + 20 + wide - 12 - (cells.length - 1 - column) * 130, top + 24, cell, {
        size: 16,
        bold: row === 0 || row === table.length - 1,
        anchor: column === 0 ? 'start' : 'end',
      }),
    )
    return box + written.join('')
  })
  return rows.join('')
}
