import type { EmblemInk } from './emblems.ts'
import type { Face } from './type.ts'

/** The input of a cover layout. */
export interface Cover {
  title: string
  subtitle: string
  author: string
  course: string
  semester: string
  /** 1 to 4; some layouts set it large. */
  number: string
  face: Face
  authorFace: Face
  /** Colours: field, text on the field, second tone of the field, accent. */
  field: string
  text: string
  tone: string
  accent: string
  /** The field colour, darkened for small type on paper. */
  deep: string
  /** The accent if it is legible on the field, otherwise the text colour. */
  second: string
  drawEmblem: (x: number, y: number, scale: number, inks: EmblemInk) => string
  drawMotif: (w: number, h: number, first: string, second: string) => string
  drawImprint: (x: number, y: number, colour: string, ground: string, anchor: 'start' | 'middle') => Promise<string>
}
