import { expect, it } from 'vitest'
import { likelyEmail } from './mail-domain.ts'

it.each([
  ['rina@gmial.com', 'rina@gmail.com'],
  ['Rina.Sen@Gmai.com ', 'rina.sen@gmail.com'],
  ['rina@gmail.co', 'rina@gmail.com'],
  ['rina@gmail.con', 'rina@gmail.com'],
  ['rina@gmaill.com', 'rina@gmail.com'],
  ['rina@gamil.com', 'rina@gmail.com'],
  ['rina@yaho.co.in', 'rina@yahoo.co.in'],
  ['rina@rediffmial.com', 'rina@rediffmail.com'],
  ['rina@hotmial.com', 'rina@hotmail.com'],
])('asks about %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant))

it.each([
  'rina@gmail.com',
  'rina@yahoo.co.in',
  'rina@mail.com',
  'rina@ymail.com',
  'rina@gmx.com',
  'rina@email.com',
  'rina@protonmail.com',
  'rina@college.ac.in',
  'rina@gm',
  'rina',
  '@gmial.com',
  '',
])('does not ask about %s', (typed) => expect(likelyEmail(typed)).toBeNull())
