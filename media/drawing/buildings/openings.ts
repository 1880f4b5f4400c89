import { ink, mix, shaded, sunlit, wood } from '../palette.ts'
import { box, circle, inside, line, lit, path, rect, repeat } from '../svg.ts'

export type ArchKind = 'flat' | 'round' | 'segment' | 'pointed' | 'cusped'

/** The outline of an opening with its top left corner at `x`, `y`. */
export function openingPath(kind: ArchKind, x: number, y: number, w: number, h: number): string {
  const right = x + w
  const foot = y + h
  switch (kind) {
    case 'flat':
      return box(x, y, w, h)
    case 'segment':
      return `M${x} ${foot}V${y + w * 0.16}Q${x + w / 2} ${y - w * 0.14} ${right} ${y + w * 0.16}V${foot}Z`
    case 'round':
      return `M${x} ${foot}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${right} ${y + w / 2}V${foot}Z`
    case 'pointed': {
      const rise = w * 0.72
      return `M${x} ${foot}V${y + rise}Q${x + w * 0.04} ${y + rise * 0.32} ${x + w / 2} ${y}Q${right - w * 0.04} ${y + rise * 0.32} ${right} ${y + rise}V${foot}Z`
    }
    case 'cusped': {
      const rise = w * 0.62
      const marks = [0, 0.2, 0.42, 0.66, 1]
      const left = marks.map(
        (t) => [x + (w / 2) * t ** 1.15, y + rise * (1 - Math.sin((t * Math.PI) / 2) ** 1.1)] as const,
      )
      const all = [
        ...left,
        ...left
          .slice(0, -1)
          .reverse()
          .map(([px, py]) => [2 * x + w - px, py] as const),
      ]
      const arcs = all.slice(1).map(([px, py], index) => {
        const [bx, by] = all[index] ?? [px, py]
        const r = Math.hypot(px - bx, py - by) * 0.56
        return `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${px.toFixed(1)} ${py.toFixed(1)}`
      })
      return `M${x} ${foot}V${y + rise}${arcs.join('')}V${foot}Z`
    }
  }
}

/** Colours of one building. */
export interface Tones {
  wall: string
  trim: string
  /** The shaded inner wall behind arches. */
  inner: string
  /** Doors, shutters and window frames. */
  frame: string
  glass: string
  lit?: boolean
}

/** An open arch with depth: reveal, shaded veranda behind it, a door and a slanting patch of sun on the floor. */
export function openArch(
  kind: ArchKind,
  x: number,
  y: number,
  w: number,
  h: number,
  tones: Tones,
  door: boolean,
): string {
  const d = openingPath(kind, x, y, w, h)
  const inner = tones.lit ? '#e9b35c' : tones.inner
  const deep = tones.lit ? '#b9773a' : mix(inner, ink.deepest, 0.38)
  const doorway = door
    ? rect(x + w * 0.2, y + h * 0.42, w * 0.44, h * 0.58, tones.lit ? '#fbe0a0' : tones.frame) +
      line(`M${x + w * 0.42} ${y + h * 0.42}V${y + h}`, deep, 1.4)
    : ''
  const ceiling = rect(x, y, w, h * 0.3, deep)
  const slant = path(
    `M${x} ${y + h}L${x} ${y + h * 0.93}L${x + w * 0.7} ${y + h * 0.93}L${x + w * 0.5} ${y + h}Z`,
    sunlit(tones.wall, 0.25),
    'opacity="0.75"',
  )
  const reveal =
    path(d, sunlit(tones.wall, 0.2)) +
    inside(
      d,
      path(d, inner, `transform="translate(${-w * 0.11} 0)"`) +
        inside(`${box(x - 2, y - 2, w * 0.89 + 2, h + 4)}`, ceiling + doorway + slant),
    )
  return reveal + line(openingPath(kind, x - 2.5, y - 2.5, w + 5, h + 2.5), tones.trim, 3.4)
}

/** A window with frame, glazing bars, sill and the shadow of its reveal, optionally with open shutters. */
export function windowAt(
  kind: ArchKind,
  x: number,
  y: number,
  w: number,
  h: number,
  tones: Tones,
  shutters = false,
): string {
  const d = openingPath(kind, x, y, w, h)
  const glass = tones.lit ? '#ffd988' : tones.glass
  const pane =
    path(d, glass) +
    inside(
      d,
      rect(x, y, w, h * 0.2, mix(glass, ink.deepest, 0.4)) +
        rect(x, y, w * 0.14, h, mix(glass, ink.deepest, 0.4)) +
        path(
          `M${x + w * 0.2} ${y + h}L${x + w * 0.7} ${y}h${w * 0.16}L${x + w * 0.4} ${y + h}Z`,
          sunlit(glass, 0.5),
          'opacity="0.5"',
        ),
    )
  const bars = inside(
    d,
    line(
      `M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.36}h${w}M${x} ${y + h * 0.68}h${w}`,
      tones.frame,
      Math.max(1.6, w * 0.05),
    ),
  )
  const leafOf = (lx: number, mirrored: boolean): string => {
    const slats = repeat(6, (index) =>
      line(`M${lx + 2} ${y + h * (0.2 + index * 0.13)}h${w * 0.4 - 4}`, shaded(tones.frame, 0.3), 1.4),
    )
    return rect(lx, y + h * 0.1, w * 0.4, h * 0.9, mirrored ? shaded(tones.frame, 0.15) : tones.frame) + slats
  }
  const open = shutters ? leafOf(x - w * 0.44, false) + leafOf(x + w * 1.04, true) : ''
  const sill =
    rect(x - w * 0.08, y + h, w * 1.16, Math.max(3, h * 0.045), tones.trim) +
    rect(x - w * 0.08, y + h * 1.045, w * 1.16, 3, shaded(tones.wall, 0.22))
  return pane + bars + line(d, tones.trim, 2.6) + open + sill
}

/** A panelled double door under a lintel. */
export function doorAt(kind: ArchKind, x: number, y: number, w: number, h: number, tones: Tones): string {
  const d = openingPath(kind, x, y, w, h)
  const panels = [0.1, 0.56]
    .map((dx) =>
      [0.36, 0.68].map((dy) => rect(x + w * dx, y + h * dy, w * 0.34, h * 0.24, shaded(tones.frame, 0.22))).join(''),
    )
    .join('')
  return (
    lit(d, tones.frame, shaded(tones.frame, 0.4), -w * 0.06, h * 0.06) +
    inside(d, panels + line(`M${x + w / 2} ${y}v${h}`, shaded(tones.frame, 0.5), 2)) +
    circle(x + w * 0.56, y + h * 0.62, 2.4, '#e2b457') +
    line(d, tones.trim, 4)
  )
}

/** A wooden railing between posts. */
export function railing(x: number, y: number, w: number, h: number, colour: string = wood.light): string {
  return (
    repeat(Math.max(2, Math.round(w / 11)), (index) => rect(x + (index * w) / Math.round(w / 11), y, 2.6, h, colour)) +
    rect(x - 2, y - 3, w + 4, 4.4, colour) +
    rect(x - 2, y + h - 5, w + 4, 3, colour)
  )
}
