import { createElement as h, type ReactElement } from 'react'
import { encode } from 'uqr'

/**
 * Any mask is readable. The best one differs little from the others, because a token is mostly random, and finding it
 * takes three quarters of the time.
 */
const MASK = 0

/** A QR code with its quiet zone. */
export function qrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: 2, maskPattern: MASK })
  return h(
    'svg',
    { className: 'qr', role: 'img', 'aria-label': label, viewBox: `0 0 ${size} ${size}`, shapeRendering: 'crispEdges' },
    h('path', { d: data.map(rowPath).join('') }),
  )
}

/** One rectangle for each run of dark modules, because a browser draws few large shapes faster than many small ones. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const from = x
    while (row[x]) x++
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`
  }
  return path
}
