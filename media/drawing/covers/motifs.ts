import { circle, ellipse, line, path, rect, repeat } from '../svg.ts'

type Motif = (w: number, h: number, ink: string, accent: string) => string

const tiled = (w: number, h: number, step: number, draw: (x: number, y: number, index: number) => string): string => {
  const columns = Math.ceil(w / step)
  return repeat(columns * Math.ceil(h / step), (index) =>
    draw(
      (index % columns) * step,
      Math.floor(index / columns) * step,
      index + Math.floor(index / columns) * (columns % 2 ? 0 : 1),
    ),
  )
}

/** Patterns that fill a rectangle from 0, 0, based on jali, kantha, alpana, block prints and molecules. */
export const motifs: Motif[] = [
  (w, h, ink, accent) =>
    tiled(
      w,
      h,
      100,
      (x, y, n) =>
        path(
          `M${x + 50} ${y + 8}L${x + 92} ${y + 50}L${x + 50} ${y + 92}L${x + 8} ${y + 50}Z`,
          'none',
          `stroke="${ink}" stroke-width="6"`,
        ) +
        circle(x + 50, y + 50, 13, n % 3 ? ink : accent) +
        circle(x, y, 8, ink),
    ),
  (w, h, ink, accent) =>
    tiled(w, h, 114, (x, y, n) =>
      [0, 90, 180, 270]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} ${x + 57} ${y + 57})">${path(`M${x + 57} ${y + 51}Q${x + 32} ${y + 30} ${x + 57} ${y + 4}Q${x + 82} ${y + 30} ${x + 57} ${y + 51}Z`, (n + turn / 90) % 4 === 0 ? accent : ink)}</g>`,
        )
        .join(''),
    ),
  (w, h, ink, accent) =>
    repeat(Math.ceil(h / 36), (row) =>
      repeat(Math.ceil(w / 30), (n) =>
        line(`M${n * 30 + (row % 2) * 15} ${row * 36 + 18}h17`, (row * 7 + n) % 23 === 0 ? accent : ink, 5),
      ),
    ),
  (w, h, ink, accent) =>
    tiled(w, h, 133, (x, y, n) =>
      repeat(4, (r) =>
        path(
          `M${x + r * 30} ${y + 133}A${133 - r * 30} ${133 - r * 30} 0 0 1 ${x + 133} ${y + r * 30}`,
          'none',
          `stroke="${r === n % 4 ? accent : ink}" stroke-width="9"`,
        ),
      ),
    ),
  (w, h, ink, accent) =>
    tiled(
      w,
      h,
      116,
      (x, y, n) =>
        path(`M${x + 58} ${y + 12}l40 23v46l-40 23l-40 -23v-46z`, 'none', `stroke="${ink}" stroke-width="5"`) +
        line(`M${x + 58} ${y + 12}V${y - 12}`, ink, 5) +
        (n % 3 === 0 ? circle(x + 58, y + 58, 15, accent) : circle(x + 98, y + 35, 9, ink)),
    ),
  (w, h, ink, accent) =>
    tiled(
      w,
      h,
      90,
      (x, y, n) =>
        `<g transform="translate(${x + 45} ${y + 45}) rotate(${n % 2 ? 45 : -45})">${path('M0 -36Q24 0 0 36Q-24 0 0 -36Z', n % 5 === 0 ? accent : ink)}${line('M0 -30V40', n % 5 === 0 ? ink : accent, 2)}</g>`,
    ),
  (w, h, ink, accent) =>
    tiled(
      w,
      h,
      160,
      (x, y, n) =>
        repeat(
          8,
          (p) =>
            `<g transform="rotate(${p * 45} ${x + 80} ${y + 80})">${ellipse(x + 80, y + 42, 13, 28, p % 2 ? ink : n % 2 ? accent : ink)}</g>`,
        ) +
        circle(x + 80, y + 80, 14, accent) +
        rect(x - 6, y - 6, 12, 12, ink),
    ),
]
