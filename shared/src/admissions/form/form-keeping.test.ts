import { describe, expect, it } from 'vitest'
import { formOf } from '../courses/registry.ts'
import { reference, TODAY, validAnswers } from '../fixtures/answers.ts'
import { checkAnswers } from './check-answers.ts'
import { cleanAnswers } from './clean-answers.ts'
import { formKeeping, LAST_FOUR_HINT } from './form-keeping.ts'
import { hasQuestion, questionsOf } from './questionnaire.ts'
import { screensOf } from './screens.ts'

const form = formOf('DELED')
const hintOf = (kept: 'last-four' | 'full') =>
  questionsOf(formKeeping(form, kept)).find(({ kind }) => kind === 'aadhaar')?.hint

describe('a form of a portal that keeps', () => {
  it('whole numbers asks as specified', () => expect(formKeeping(form, 'full')).toBe(form))

  it('the last four digits says so', () => {
    expect(hintOf('last-four')).toBe(LAST_FOUR_HINT)
    expect(hintOf('full')).not.toBe(LAST_FOUR_HINT)
  })

  it.each(['off', 'optional', 'required'] as const)('the APAAR ID asks as the course says: %s', (mode) => {
    const asked = formKeeping(form, 'full', mode)
    expect(hasQuestion(asked, 'apaar')).toBe(mode !== 'off')
    const answers = cleanAnswers(asked, { ...validAnswers('DELED'), apaar: '' })
    const found = checkAnswers({ form: asked, answers, reference, today: TODAY, isContractOnly: true })
    expect(found.map(({ field }) => field)).toEqual(mode === 'required' ? ['apaar'] : [])
    const given = cleanAnswers(asked, { ...validAnswers('DELED'), apaar: '1234 5678 9012' })
    expect(given.apaar).toBe(mode === 'off' ? undefined : '123456789012')
  })

  it('nothing does not ask, on no screen, and takes no answer', () => {
    const asked = formKeeping(form, 'none')
    const answers = cleanAnswers(asked, validAnswers('DELED'))
    expect(hasQuestion(asked, 'aadhaar')).toBe(false)
    expect(screensOf(asked, 1).flatMap(({ questions }) => questions.map(({ name }) => name))).not.toContain('aadhaar')
    expect(answers).not.toHaveProperty('aadhaar')
    expect(checkAnswers({ form: asked, answers, reference, today: TODAY })).toEqual([])
  })
})
