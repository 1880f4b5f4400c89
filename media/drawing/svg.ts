/** SVG primitives that all drawings are built from. */
export type Point = readonly [number, number]

const round = (value: number): number => Math.round(value * 10) / 10
let clips = 0

export function rect(x: number, y: number, w: number, h: number, fill: string, extra = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${extra}/>`
}

export function poly(points: readonly Point[], fill: string, extra = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}" ${extra}/>`
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`
}

/** A stroked path with round ends. */
export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
}

export function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return ellipse(x, y, r, r, fill, extra)
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`
}

export function group(body: string, attributes: string): string {
  return `<g ${attributes}>${body}</g>`
}

/** Moves, scales and optionally mirrors a drawing around its own origin. */
export function at(x: number, y: number, scale: number, body: string, mirrored = false): string {
  return group(body, `transform="translate(${round(x)} ${round(y)}) scale(${mirrored ? -scale : scale} ${scale})"`)
}

/** Clips a drawing to a path. */
export function inside(d: string, body: string): string {
  clips += 1
  const id = `clip${clips}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${group(body, `clip-path="url(#${id})"`)}`
}

/** A shape in its shadow colour with a lit part: the shape shifted by `dx`, `dy` and clipped to itself. */
export function lit(d: string, light: string, shadow: string, dx: number, dy = 0): string {
  return path(d, shadow) + inside(d, path(d, light, `transform="translate(${dx} ${dy})"`))
}

/** Blends a drawing with `multiply`, for shadows and tints. */
export function multiply(body: string, opacity = 1): string {
  return group(body, `style="mix-blend-mode:multiply" opacity="${opacity}"`)
}

/** A rectangle as a path, for `inside` and `lit`. */
export function box(x: number, y: number, w: number, h: number): string {
  return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** The root element of a picture. */
export function picture(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

export function mirrored(svg: string, width: number): string {
  const from = svg.indexOf('>') + 1
  return `${svg.slice(0, from)}<g transform="translate(${width} 0) scale(-1 1)">${svg.slice(from, -6)}</g></svg>`
}

/** A seeded random generator, so that pictures are reproducible. */
export function randomFrom(seed: number): (low?: number, high?: number) => number {
  let state = (seed * 2654435761) >>> 0
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low)
  }
}
export type Random = ReturnType<typeof randomFrom>
