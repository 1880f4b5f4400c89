import { createElement as h, type ReactElement } from 'react'

/** The site's emblem. */
export function archMark(): ReactElement {
  const shape = (d: string, fill: string) => h('path', { d, fill })
  return h(
    'svg',
    { className: 'mark', 'aria-hidden': true, viewBox: '40 20 432 476' },
    shape('M72 456V226Q76 108 256 28Q436 108 440 226V456Z', '#1f2a5a'),
    shape(
      'M134 456V287A26 26 0 0 1 153 246A30 30 0 0 1 179 199A28 28 0 0 1 210 159A29 29 0 0 1 256 136A29 29 0 0 1 302 159A28 28 0 0 1 333 199A30 30 0 0 1 359 246A26 26 0 0 1 378 287V456Z',
      '#fff',
    ),
    h('circle', { cx: 256, cy: 262, r: 52, fill: '#f2a413' }),
    shape('M256 386Q208 346 152 356V438Q208 428 256 462Z', '#1f2a5a'),
    shape('M256 386Q304 346 360 356V438Q304 428 256 462Z', '#34427c'),
    h('rect', { x: 48, y: 456, width: 416, height: 30, rx: 6, fill: '#1f2a5a' }),
  )
}
