import type { SeedBook } from '../../../cms/src/shop/seed/seed-book.ts'
import { SEMESTER_LABELS } from '../../../shared/src/content/options.ts'
import { COURSE_LABELS, type CourseCode } from '../../../shared/src/courses/courses.ts'
import { brick, ink, leaf, marigold, mix, paper, sky } from '../palette.ts'
import { at } from '../svg.ts'
import type { Cover } from './cover-design.ts'
import { type EmblemName, emblemOf, emblems } from './emblems.ts'
import { layouts } from './layouts.ts'
import { marks } from './marks.ts'
import { motifs } from './motifs.ts'
import { type Face, faces, setText } from './type.ts'

const fields: Partial<Record<CourseCode, readonly string[]>> = {
  BED: [ink.deep, brick.deep, '#2f5a6b', ink.mid, '#5a3550', leaf.dark, marigold.base],
  DELED: [marigold.base, leaf.deep, brick.base, sky.deep, '#d98a5b', ink.soft, leaf.base],
  DPHARM: ['#245a5f', ink.deep, leaf.dark, '#7a2f2a', '#3f6f8a', '#4a4370', '#1f4a3f'],
}

function faceFor(book: SeedBook, index: number): Face {
  if (/[ঀ-৿]/.test(book.name)) return faces.bengali
  if (/[ऀ-ॿ]/.test(book.name)) return faces.devanagari
  if (/[؀-ۿ]/.test(book.name)) return faces.urdu
  return index % 3 === 1 ? faces.sans : faces.serif
}

const isDark = (colour: string): boolean =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(colour.slice(start, start + 2), 16), 0) < 400

/** Draws the cover of the book at `index` of the catalogue. */
export async function drawCover(book: SeedBook, index: number): Promise<string> {
  const key = (book.images[0]?.file ?? '').replace('books/', '').replace('.webp', '')
  const emblem: EmblemName = emblemOf[key] ?? 'book'
  const field = fields[book.course]?.[(index * 3 + Number(book.semester)) % 7] ?? ink.deep
  const face = faceFor(book, index)
  const latin = face === faces.serif || face === faces.sans
  const [title = book.name, after = ''] = book.name.split(': ')
  const subtitle = after || (latin ? '' : (book.description.split(':')[0] ?? ''))
  const dark = isDark(field)
  const cover: Cover = {
    title,
    subtitle,
    author: book.author,
    course: COURSE_LABELS[book.course],
    semester: SEMESTER_LABELS[book.semester],
    number: book.semester,
    face,
    authorFace: latin ? faces.text : { ...face, weight: 400 },
    field,
    text: dark ? paper.base : ink.deepest,
    deep: dark ? field : mix(field, ink.deepest, 0.5),
    second: dark ? marigold.light : ink.deepest,
    tone: dark ? mix(field, paper.base, 0.16) : mix(field, ink.deepest, 0.14),
    accent: field === marigold.base ? brick.base : field === '#d98a5b' ? ink.deep : marigold.base,
    drawEmblem: (x, y, scale, inks) => at(x, y, scale, emblems[emblem](inks)),
    drawMotif: (w, h, first, second) =>
      (motifs[(index * 5 + Number(book.semester) * 2) % motifs.length] ?? (() => ''))(w, h, first, second),
    drawImprint: async (x, y, colour, ground, anchor) => {
      const name = await setText({
        text: book.publisher.toUpperCase(),
        face: faces.label,
        x: anchor === 'start' ? x + 56 : x,
        y: anchor === 'start' ? y + 7 : y + 46,
        width: 460,
        size: 19,
        fill: colour,
        anchor,
        spacing: 2.4,
      })
      return at(anchor === 'start' ? x + 20 : x, y, 1, marks[book.publisher]?.(colour, ground) ?? '') + name.svg
    },
  }
  const layout = face === faces.urdu ? layouts[2] : layouts[(index * 5 + Math.floor(index / 12)) % layouts.length]
  return layout ? layout(cover) : ''
}
