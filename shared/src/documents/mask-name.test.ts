import { expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

it.each([
  ['RIMA GHOSH', 'R•••• G••••'],
  ['  Asha   Rao ', 'A•••• R••••'],
  ['শ্রী রায়', 'শ্রী•••• রা••••'],
  ['', ''],
])('masks %j as %j', (name, masked) => expect(maskName(name)).toBe(masked))
