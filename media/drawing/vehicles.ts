import { ink, shaded } from './palette.ts'
import { at, circle, ellipse, line, multiply, path, rect, repeat } from './svg.ts'

/** A roadster bicycle standing at `x`, `y`; `size` is its length. */
export function bicycle(x: number, y: number, size: number, colour: string = ink.deep, mirrored = false): string {
  const wheel = (cx: number): string =>
    circle(cx, -17, 16, 'none', `stroke="#26232f" stroke-width="2.2"`) +
    circle(cx, -17, 2.2, '#26232f') +
    repeat(6, (index) =>
      line(
        `M${cx} -17l${(Math.cos((index * Math.PI) / 3) * 15).toFixed(1)} ${(Math.sin((index * Math.PI) / 3) * 15).toFixed(1)}`,
        '#8b8a96',
        0.5,
      ),
    )
  const frame = line(
    'M-28 -17L-12 -40L14 -38L24 -17M-12 -40L-4 -17L14 -38M-28 -17H-4M-12 -40L-14 -46M14 -38L12 -52',
    colour,
    2.6,
  )
  const bars =
    line('M12 -52Q6 -54 2 -51', '#26232f', 2.2) + path('M-21 -47q7 -4 14 0q-2 2.6 -7 2.4q-6 0 -7 -2.4z', '#4a2f22')
  const extras =
    line('M-42 -20A16 16 0 0 1 -20 -31', shaded(colour, 0.3), 2.4) +
    line('M-30 -34H-16M-30 -34L-28 -17', '#26232f', 1.6) +
    circle(-4, -17, 4.4, 'none', 'stroke="#26232f" stroke-width="1.6"') +
    line('M-4 -17l3 6', '#26232f', 1.8)
  return at(
    x,
    y,
    size / 96,
    multiply(ellipse(4, 0, 48, 3, ink.soft), 0.45) +
      wheel(-28) +
      wheel(24) +
      extras +
      frame +
      bars +
      rect(15, -44, 5, 4, '#f2c14e'),
    mirrored,
  )
}
