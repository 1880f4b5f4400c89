import type { ArchKind } from '../buildings/openings.ts'
import { ink, leaf, paper, shaded, sky, sunlit, wood } from '../palette.ts'
import { inside, line, multiply, type Point, path, poly, rect, repeat } from '../svg.ts'

/** The style of an interior. */
export interface RoomStyle {
  wall: string
  floor: string
  ceiling: string
  frame: string
  arch: ArchKind
  beams: 'timber' | 'concrete' | 'none'
  floorKind: 'tile' | 'plank' | 'plain'
  view: 'trees' | 'hills' | 'sky'
}

/** The corners of the far wall. */
export interface Far {
  x0: number
  y0: number
  x1: number
  y1: number
}

const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

/** The position of a room's far wall in a picture of the given size. */
export function farWall(w: number, h: number): Far {
  return { x0: w * 0.2, y0: h * 0.13, x1: w * 0.9, y1: h * 0.6 }
}

/** A point on the floor: `u` across, `t` from the viewer to the far wall. */
function onFloor(w: number, h: number, u: number, t: number): Point {
  const far = farWall(w, h)
  return [lerp(u * w * 1.4 - w * 0.2, lerp(far.x0, far.x1, u), t), lerp(h, far.y1, t)]
}

function leftWindow(w: number, h: number, from: number, to: number, style: RoomStyle): string {
  const far = farWall(w, h)
  const place = (t: number, v: number): Point => [far.x0 * t, lerp(lerp(-h * 0.08, far.y0, t), lerp(h, far.y1, t), v)]
  const [a, b, c, d] = [place(from, 0.24), place(to, 0.24), place(to, 0.66), place(from, 0.66)]
  const curve =
    style.arch === 'flat'
      ? `L${b[0]} ${b[1]}`
      : style.arch === 'pointed' || style.arch === 'cusped'
        ? `L${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 - h * 0.09}L${b[0]} ${b[1]}`
        : `Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 - h * 0.14} ${b[0]} ${b[1]}`
  const outline = `M${d[0]} ${d[1]}L${a[0]} ${a[1]}${curve}L${c[0]} ${c[1]}Z`
  const mid = (first: Point, second: Point): Point => [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]
  const green = style.view === 'trees' ? leaf.light : style.view === 'hills' ? '#9db9b4' : sky.base
  const [l, r] = [mid(a, d), mid(b, c)]
  const low = poly([mid(l, d), [mid(l, d)[0] + (r[0] - l[0]) * 0.5, mid(l, r)[1] - h * 0.02], r, c, d], green)
  const bars = line(
    `M${mid(a, b)[0]} ${mid(a, b)[1] - (style.arch === 'flat' ? 0 : h * 0.03)}L${mid(d, c)[0]} ${mid(d, c)[1]}M${l[0]} ${l[1]}L${r[0]} ${r[1]}`,
    style.frame,
    5,
  )
  return path(outline, '#f4f3e2') + low + bars + line(outline, style.frame, 8)
}

/** An empty room in one-point perspective, lit from windows on the left. */
export function room(w: number, h: number, style: RoomStyle): string {
  const far = farWall(w, h)
  const floor = (u: number, t: number): Point => onFloor(w, h, u, t)
  const boards =
    style.floorKind === 'plain'
      ? ''
      : repeat(15, (index) => {
          const [x1, y1] = floor(index / 14, 0)
          const [x2, y2] = floor(index / 14, 1)
          return line(`M${x1} ${y1}L${x2} ${y2}`, shaded(style.floor, 0.14), 1.6)
        }) +
        (style.floorKind === 'tile'
          ? [0.2, 0.42, 0.6, 0.74, 0.85, 0.93]
              .map((t) => line(`M0 ${floor(0, t)[1]}H${w}`, shaded(style.floor, 0.14), 1.6))
              .join('')
          : '')
  const patch = (t: number): string =>
    poly(
      [floor(0.12, t), floor(0.4, t - 0.12), floor(0.4, t + 0.1), floor(0.12, t + 0.2)],
      sunlit(style.floor, 0.6),
      'opacity="0.75"',
    )
  const beamTone = style.beams === 'timber' ? wood.deep : shaded(style.ceiling, 0.16)
  const beams =
    style.beams === 'none'
      ? ''
      : repeat(4, (index) => {
          const t = 0.15 + index * 0.24
          const y = lerp(-h * 0.08, far.y0, t)
          const x = lerp(0, far.x0, t)
          const right = lerp(w, far.x1, t)
          const thick = h * 0.035 * (1.3 - t * 0.6)
          return (
            rect(x, y, right - x, thick, beamTone) +
            rect(x, y + thick * 0.7, right - x, thick * 0.3, shaded(beamTone, 0.35))
          )
        })
  return (
    rect(0, 0, w, h, style.wall) +
    poly(
      [
        [0, -h * 0.08],
        [far.x0, far.y0],
        [far.x1, far.y0],
        [w, -h * 0.08],
      ],
      style.ceiling,
    ) +
    beams +
    poly(
      [
        [0, -h * 0.08],
        [far.x0, far.y0],
        [far.x0, far.y1],
        [0, h],
      ],
      shaded(style.wall, 0.24),
    ) +
    poly(
      [
        [w, -h * 0.08],
        [far.x1, far.y0],
        [far.x1, far.y1],
        [w, h],
      ],
      sunlit(style.wall, 0.35),
    ) +
    rect(far.x0, far.y0, far.x1 - far.x0, far.y1 - far.y0, style.wall) +
    poly(
      [
        [far.x0, far.y1],
        [far.x1, far.y1],
        [w, h],
        [0, h],
      ],
      style.floor,
    ) +
    poly(
      [
        [0, h],
        [far.x0, far.y1],
        [far.x1, far.y1],
        [w, h],
        [w, h + 4],
        [0, h + 4],
      ],
      style.floor,
    ) +
    inside(`M0 ${h}L${far.x0} ${far.y1}H${far.x1}L${w} ${h}Z`, boards + patch(0.2) + patch(0.56)) +
    multiply(
      rect(far.x0, far.y0, far.x1 - far.x0, h * 0.03, ink.soft) +
        poly(
          [
            [far.x0, far.y0],
            [far.x0 + w * 0.05, far.y0],
            [far.x0 + w * 0.015, far.y1],
            [far.x0, far.y1],
          ],
          ink.soft,
        ),
      0.4,
    ) +
    poly(
      [
        [w, h * 0.5],
        [lerp(w, far.x1, 0.6), h * 0.34],
        [lerp(w, far.x1, 0.6), h * 0.54],
        [w, h * 0.74],
      ],
      paper.bright,
      'opacity="0.35"',
    ) +
    line(`M0 ${h}L${far.x0} ${far.y1}H${far.x1}L${w} ${h}`, shaded(style.wall, 0.4), 5) +
    leftWindow(w, h, 0.1, 0.46, style) +
    leftWindow(w, h, 0.6, 0.86, style)
  )
}
