import { expect, it } from 'vitest'
import { shareLinks } from './share.ts'

it('shares an address and a title that have characters of their own', () => {
  expect(shareLinks('https://p.example/a?b=1', 'B.Ed & D.El.Ed').map(({ href }) => href)).toEqual([
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fp.example%2Fa%3Fb%3D1',
    'https://twitter.com/intent/tweet?url=https%3A%2F%2Fp.example%2Fa%3Fb%3D1&text=B.Ed%20%26%20D.El.Ed',
    'https://wa.me/?text=B.Ed%20%26%20D.El.Ed%20https%3A%2F%2Fp.example%2Fa%3Fb%3D1',
  ])
})
