/** The emblem in a box of 512: a doorway, the sun in it, and an open book as its threshold. Paths of SVG. */
export const EMBLEM = {
  wall: 'M72 456V226Q76 108 256 28Q436 108 440 226V456Z',
  opening:
    'M134 456V287A26 26 0 0 1 153 246A30 30 0 0 1 179 199A28 28 0 0 1 210 159A29 29 0 0 1 256 136A29 29 0 0 1 302 159A28 28 0 0 1 333 199A30 30 0 0 1 359 246A26 26 0 0 1 378 287V456Z',
  sun: { cx: 256, cy: 262, r: 52 },
  leftPage: 'M256 386Q208 346 152 356V438Q208 428 256 462Z',
  rightPage: 'M256 386Q304 346 360 356V438Q304 428 256 462Z',
  sill: { x: 48, y: 456, width: 416, height: 30, rx: 6 },
} as const

/** Its box without the empty edge. */
export const EMBLEM_BOX = '40 20 432 476'
