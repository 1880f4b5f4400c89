import { leaf, mix } from './palette.ts'
import { ellipse, line, path, randomFrom, repeat } from './svg.ts'

function frond(x: number, y: number, angle: number, length: number, colour: string): string {
  const sag = length * 0.42
  const tipX = x + Math.cos(angle) * length
  const tipY = y + Math.sin(angle) * length + sag * Math.abs(Math.cos(angle))
  const midX = x + Math.cos(angle) * length * 0.55
  const midY = y + Math.sin(angle) * length * 0.75 - length * 0.06
  const blade = `M${x} ${y}Q${midX} ${midY - length * 0.08} ${tipX} ${tipY}Q${midX} ${midY + length * 0.16} ${x} ${y}Z`
  const cuts = repeat(6, (index) => {
    const t = 0.3 + index * 0.11
    const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * midX + t * t * tipX
    const py = (1 - t) ** 2 * y + 2 * (1 - t) * t * midY + t * t * tipY
    return line(
      `M${px.toFixed(1)} ${py.toFixed(1)}l${(Math.cos(angle) * length * 0.05).toFixed(1)} ${(length * 0.17).toFixed(1)}`,
      colour,
      length * 0.035,
    )
  })
  return path(blade, colour) + cuts
}

/** A coconut palm with a bowed trunk; `size` is its height. */
export function coconutPalm(x: number, y: number, size: number, seed: number, lean = 0.12): string {
  const random = randomFrom(seed)
  const topX = x + size * lean
  const topY = y - size * 0.78
  const bark = '#8d7a63'
  const girth = size * 0.028
  const stem = `M${x - girth} ${y}Q${x + size * lean * 0.15} ${y - size * 0.4} ${topX - girth * 0.55} ${topY}h${girth * 1.1}Q${x + size * lean * 0.15 + girth * 2} ${y - size * 0.4} ${x + girth} ${y}Z`
  const behind = [-2.9, -2.3, -1.15, -0.5, -0.05]
    .map((angle) => frond(topX, topY, angle + random(-0.1, 0.1), size * 0.31, leaf.dark))
    .join('')
  const before = [-2.6, -2.05, -0.85, 0.18, 2.95]
    .map((angle) => frond(topX, topY, angle + random(-0.1, 0.1), size * 0.3, random() > 0.4 ? leaf.base : leaf.deep))
    .join('')
  const nuts = repeat(4, (index) =>
    ellipse(
      topX + (index - 1.5) * size * 0.02,
      topY + size * 0.03,
      size * 0.016,
      size * 0.02,
      mix('#a67f3a', leaf.deep, index * 0.12),
    ),
  )
  return path(stem, bark) + behind + nuts + before
}

/** A slender areca palm. */
export function arecaPalm(x: number, y: number, size: number, seed: number): string {
  const random = randomFrom(seed)
  const topY = y - size * 0.76
  const crown = [-2.8, -2.35, -1.9, -1.2, -0.75, -0.3]
    .map((angle, index) => frond(x, topY, angle + random(-0.1, 0.1), size * 0.24, index % 2 ? leaf.base : leaf.deep))
    .join('')
  const rings = repeat(9, (index) =>
    line(`M${x - size * 0.01} ${y - size * 0.07 * (index + 1)}h${size * 0.02}`, '#8d9077', 1.4),
  )
  return (
    line(`M${x} ${y}L${x} ${topY}`, '#b3b096', size * 0.022) +
    rings +
    line(`M${x} ${topY + size * 0.08}V${topY}`, leaf.base, size * 0.028) +
    crown
  )
}
