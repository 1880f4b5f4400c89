import { ink, mix, paper, shaded, sunlit } from '../palette.ts'
import { multiply, path, type Random, rect, repeat } from '../svg.ts'
import { type ArchKind, openArch, type Tones, windowAt } from './openings.ts'

export type Masonry = 'plaster' | 'brick' | 'stone' | 'board' | 'timber'

/** A wall with the texture of its material. */
export function wall(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  masonry: Masonry,
  random: Random,
): string {
  const base = rect(x, y, w, h, colour)
  const area = w * h
  const mark = (mw: number, mh: number, tone: string, snap: number): string => {
    const px = x + random(0, Math.max(1, w - mw))
    const py = y + Math.floor(random(0, Math.max(1, h - mh)) / snap) * snap
    return rect(px, py, mw, mh, tone)
  }
  switch (masonry) {
    case 'brick':
      return (
        base +
        repeat(Math.round(area / 420), (index) =>
          mark(random(8, 15), 3.2, index % 3 ? shaded(colour, 0.16) : sunlit(colour, 0.16), 6),
        )
      )
    case 'stone':
      return (
        base +
        repeat(Math.round(area / 900), (index) =>
          mark(
            random(14, 30),
            random(8, 12),
            index % 2 ? shaded(colour, random(0.06, 0.2)) : sunlit(colour, random(0.06, 0.16)),
            13,
          ),
        )
      )
    case 'board':
      return (
        base +
        repeat(Math.floor(h / 15), (index) => rect(x, y + index * 15 + 13, w, 1.2, shaded(colour, 0.1))) +
        repeat(Math.round(area / 5000), () => mark(random(20, 60), 12, shaded(colour, 0.06), 15))
      )
    case 'timber':
      return base + repeat(Math.floor(w / 16), (index) => rect(x + index * 16 + 14, y, 1.6, h, shaded(colour, 0.22)))
    case 'plaster':
      return (
        base +
        repeat(Math.round(area / 7000), () =>
          mark(random(24, 70), random(5, 11), mix(colour, random() > 0.5 ? paper.bright : '#8d7b6a', 0.12), 4),
        )
      )
  }
}

export interface Storey {
  x: number
  y: number
  w: number
  h: number
  bays: number
  kind: ArchKind
  tones: Tones
  masonry: Masonry
  random: Random
  /** Open arches or glazed windows. */
  as: 'arcade' | 'windows'
  /** Width of an opening as a share of its bay, and height as a share of the storey. */
  open?: readonly [number, number]
  shutters?: boolean
  /** Flat columns between the bays. */
  pilasters?: boolean
}

/** A storey: wall, evenly spaced openings, and the string course above with its shadow. */
export function storey(s: Storey): string {
  const [ow, oh] = s.open ?? (s.as === 'arcade' ? [0.72, 0.8] : [0.42, 0.56])
  const bay = s.w / s.bays
  const openings = repeat(s.bays, (index) => {
    const w = bay * ow
    const h = s.h * oh
    const x = s.x + index * bay + (bay - w) / 2
    if (s.as === 'arcade') return openArch(s.kind, x, s.y + s.h - h, w, h, s.tones, index % 2 === 0)
    return windowAt(s.kind, x, s.y + (s.h - h) * 0.52, w, h, s.tones, s.shutters)
  })
  const columns = s.pilasters
    ? repeat(s.bays + 1, (index) => {
        const px = s.x + index * bay - 5
        return (
          rect(px, s.y, 10, s.h, sunlit(s.tones.wall, 0.22)) +
          rect(px + 7, s.y, 4, s.h, shaded(s.tones.wall, 0.22)) +
          rect(px - 3, s.y + s.h * 0.12, 16, 5, s.tones.trim) +
          rect(px - 3, s.y + s.h - 9, 16, 9, s.tones.trim)
        )
      })
    : ''
  return (
    wall(s.x, s.y, s.w, s.h, s.tones.wall, s.masonry, s.random) +
    openings +
    columns +
    eavesShadow(s.x, s.y, s.w, Math.min(16, s.h * 0.11))
  )
}

/** The band of shade under an edge. */
export function eavesShadow(x: number, y: number, w: number, depth: number): string {
  return multiply(rect(x, y, w, depth, ink.soft), 0.5)
}

/** A moulded string course or cornice that projects on both sides. */
export function cornice(x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x - h * 0.7, y - h, w + h * 1.4, h * 0.55, sunlit(colour, 0.25)) +
    rect(x - h * 0.35, y - h * 0.45, w + h * 0.7, h * 0.45, shaded(colour, 0.18))
  )
}

/** A parapet of small balusters. */
export function balustrade(x: number, y: number, w: number, h: number, colour: string): string {
  const count = Math.max(3, Math.round(w / 15))
  const post = (px: number): string =>
    rect(px - 5, y - h * 1.12, 10, h * 1.12, sunlit(colour, 0.15)) +
    rect(px + 2, y - h * 1.12, 3, h * 1.12, shaded(colour, 0.22))
  return (
    repeat(count, (index) =>
      rect(x + (index + 0.3) * (w / count), y - h * 0.8, 5.5, h * 0.7, index % 6 ? colour : shaded(colour, 0.1)),
    ) +
    rect(x, y - h, w, h * 0.24, sunlit(colour, 0.25)) +
    rect(x, y - h * 0.18, w, h * 0.18, colour) +
    repeat(Math.round(w / 150) + 1, (index) => post(x + (index * w) / Math.round(w / 150)))
  )
}

/** Steps up to a door, wider at the bottom. */
export function steps(x: number, y: number, w: number, h: number, count: number, colour: string): string {
  return repeat(count, (index) => {
    const spread = ((index + 1) / count) * w * 0.12
    const top = y + (index * h) / count
    return (
      rect(x - spread, top, w + spread * 2, h / count, shaded(colour, 0.16)) +
      rect(x - spread, top, w + spread * 2, h / count / 2.2, sunlit(colour, 0.25))
    )
  })
}

/** The shadow of a block on the wall to its right. */
export function sideShadow(x: number, y: number, w: number, h: number): string {
  return multiply(path(`M${x} ${y}l${w} ${w * 0.7}v${h - w * 0.7}h${-w}z`, ink.soft), 0.55)
}
