import { describe, expect, it } from 'vitest'
import { STAFF_PASSWORD_LENGTH, staffPasswordFault } from './staff-password.ts'

const COMMON = new Set(['password', 'welcome', 'admin', 'dragon', 'iloveyou', 'wrong', 'abc123', 'another', 'long'])
const person = ['Asha Mondal', 'asha.mondal@college.example']
const faultOf = (password: string) => staffPasswordFault(password, { person, isCommon: (text) => COMMON.has(text) })

describe('a password of staff is refused when it', () => {
  it.each([
    ['x'.repeat(STAFF_PASSWORD_LENGTH.min - 1), 'tooShort'],
    ['🙂'.repeat(6), 'tooShort'],
    ['marigold lamp river '.repeat(7), 'tooLong'],
    ['password1234', 'common'],
    ['P@ssw0rd!2024', 'common'],
    ['passwordpassword', 'common'],
    ['welcome12345', 'common'],
    ['Admin@123456', 'common'],
    ['abc123abc123', 'common'],
    ['wrong password', 'common'],
    ['123456789012', 'pattern'],
    ['987654321098', 'pattern'],
    ['aaaaaaaaaaaa', 'pattern'],
    ['aaaaaaaaaaab', 'pattern'],
    ['qwertyuiopasdf', 'pattern'],
    ['abcabcabcabc', 'pattern'],
    ['AshaMondal@123', 'own'],
    ['asha.mondal1990', 'own'],
    ['college12345', 'own'],
    ['Pravesh@2026!', 'own'],
    ['pravesh password', 'own'],
    ['Ａｓｈａｍｏｎｄａｌ１２', 'own'],
  ])('%s: %s', (password, fault) => {
    expect(faultOf(password)).toBe(fault)
  })
})

describe('a password of staff is accepted when it', () => {
  it.each([
    'marigold lamp river',
    'another long password',
    'correcthorsebatterystaple',
    'k7m2-qpfd-9xzt-4bnw',
    'x7Kp-2mQr-9vTz',
    'नदी के पास दीपक',
    'password by the green river',
    '🙂🌊🪔🎋🐘🌧️🚲🏔️🥭🌻🎺🧵',
  ])('is %s', (password) => {
    expect(faultOf(password)).toBeNull()
  })
})
