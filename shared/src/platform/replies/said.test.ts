import { describe, expect, it } from 'vitest'
import { reasoned, refused, said, sentenceOf } from './said.ts'

const en = {
  SAVED: 'Your choices are saved.',
  FEE: 'The {fee} is {amount}, due on {day}.',
  'fee.TOUR': 'tour fee',
  LOCKED: 'You cannot change this: {label}.',
}
const bn = { SAVED: 'সংরক্ষণ', FEE: '{day}: {fee}, {amount}', 'fee.TOUR': 'ট্যুর ফি', LOCKED: '{label} বদলানো যাবে না' }
const replies = { en, hi: en, bn }
const values = { fee: 'TOUR', amount: '₹500', day: '2026-12-05' }

it('writes the English sentence and sends the code with the values', () => {
  expect(said(replies, 'SAVED')).toEqual({ code: 'SAVED', msg: 'Your choices are saved.' })
  const msg = 'The tour fee is ₹500, due on 5 December 2026.'
  expect(said(replies, 'FEE', values)).toEqual({ code: 'FEE', values, msg })
  expect(refused(replies, 'FEE', values)).toEqual({ code: 'FEE', values, publicMessage: msg })
  expect(reasoned(replies, 'FEE', values)).toEqual({ message: msg, because: { code: 'FEE', values } })
})

describe('a sentence in another language', () => {
  const sentence = (code: string, values = {}, more = {}) =>
    sentenceOf({ words: { ...bn, ...more }, code, values, locale: 'bn' })

  it('has words for values, and the day as the language writes it', () => {
    expect(sentence('FEE', values)).toBe('5 ডিসেম্বর, 2026: ট্যুর ফি, ₹500')
  })

  it('translates a label by its English text, and keeps one without a translation', () => {
    const more = { 'Profile photo': 'প্রোফাইল ছবি' }
    expect(sentence('LOCKED', { label: 'Profile photo' }, more)).toBe('প্রোফাইল ছবি বদলানো যাবে না')
    expect(sentence('LOCKED', { label: 'Marks' }, more)).toBe('Marks বদলানো যাবে না')
  })

  it('is none for an unknown code, also one that every object has', () => {
    expect([sentence('NEW'), sentence('constructor')]).toEqual([undefined, undefined])
  })

  it('keeps a placeholder without a value, and a value that is the name of another sentence', () => {
    expect(sentence('LOCKED')).toBe('{label} বদলানো যাবে না')
    expect(sentence('FEE', { ...values, fee: 'SAVED' })).toContain('SAVED')
  })
})
