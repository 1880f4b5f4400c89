import type { EmblemInk } from './emblems.ts'
import type { Face } from './type.ts'

/** Everything a layout needs to know about one cover. */
export interface Cover {
  title: string
  subtitle: string
  author: string
  course: string
  semester: string
  /** 1 to 4, set large on some layouts. */
  number: string
  face: Face
  authorFace: Face
  /** Field colour, the colour of text on it, a second tone of the field, and the accent. */
  field: string
  text: string
  tone: string
  accent: string
  /** The field colour, dark enough for small type on paper. */
  deep: string
  /** The accent where it can be read on the field, otherwise the text colour. */
  second: string
  drawEmblem: (x: number, y: number, scale: number, inks: EmblemInk) => string
  drawMotif: (w: number, h: number, first: string, second: string) => string
  drawImprint: (x: number, y: number, colour: string, ground: string, anchor: 'start' | 'middle') => Promise<string>
}
