/** The pages about the admission: status page, fee plan before the approval, /not-approved and /application-success. */
import type { DraftSummary } from '@pravesh/shared/admissions/form/draft-place'
import { admissionOf } from '@pravesh/shared/admissions/status/admission'
import { FEE_BACK_NEXT, FEE_OPEN_NEXT, UNPAID_NEXT } from '@pravesh/shared/admissions/status/next-step'
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { isToPay, OWED_STATES } from '@pravesh/shared/payments/owed/states'
import { untranslated } from '@pravesh/shared/platform/translate'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { anApplicationView } from '../../test/application-view.ts'
import { HowFar } from '../admissions/notices/NoFeesYet.tsx'
import { Answer } from '../admissions/notices/NotApproved.tsx'
import { noticesWords } from '../admissions/notices/words/words.ts'
import { NoApplication } from '../admissions/status/NoApplication.tsx'
import { LocaleContext } from '../forms/locale.ts'
import { TranslateContext } from '../forms/translate.ts'
import { DraftStep } from './dashboard/next/DraftStep.tsx'

// No cheque is cleared for an application fee: it cannot be paid in parts, so nothing is reserved.
it.each(OWED_STATES.filter((state) => state !== 'clearing'))(
  'pages about the admission say of an application fee what the dashboard says: %s',
  (state) => {
    const one = { status: 'SUBMITTED' as const, owed: anOwedView(state) }
    const { title, text } = noticesWords('en').states[admissionOf([one], null).overall]
    expect(title.includes('is not paid'), 'not paid').toBe(isToPay(state))
    expect(text === UNPAID_NEXT, 'to pay').toBe(isToPay(state))
    expect(text === FEE_OPEN_NEXT, 'waits').toBe(['undecided', 'refunded', 'notOwed'].includes(state))
    expect(text === OWED_MESSAGES.checking, 'checked').toBe(state === 'checking')
    expect(text === FEE_BACK_NEXT, 'goes back').toBe(state === 'refunding')
  },
)

function draw(element: ReactNode): string {
  const translated = createElement(TranslateContext, { value: untranslated }, element)
  return renderToStaticMarkup(createElement(LocaleContext, { value: 'en' }, translated)).replaceAll('&#x27;', "'")
}

const draft: DraftSummary = {
  course: 'DELED',
  step: 3,
  isBack: false,
  steps: 4,
  title: 'Agreement',
  savedAt: '2026-11-25T10:00:00.000Z',
  closesOn: '2026-12-20',
}
const before = { ...draft, step: 2 as const, isBack: true }
const sent = anApplicationView('DELED', 'SUBMITTED')
const contact = { phone: '', hours: '' }

const screens: Record<string, (draft: DraftSummary | null, applications?: (typeof sent)[]) => ReactNode> = {
  'status page': (drafted) => createElement(NoApplication, { draft: drafted }),
  'fee plan': (drafted, applications = []) => createElement(HowFar, { applications, draft: drafted }),
  '/not-approved': (drafted, applications = []) =>
    createElement(Answer, { applications, draft: drafted, isApproved: false }),
}

describe.each(Object.entries(screens))('%s', (_, screen) => {
  it.each([draft, before])('leads on to a form that is begun, as the dashboard does: step $step', (drafted) => {
    const html = draw(screen(drafted))
    const card = draw(createElement(DraftStep, { draft: drafted, contact }))
    const primary = /<a href="([^"]*)" class="button primary">([^<]*)</
    const [, address, goOn] = primary.exec(html) ?? []
    expect(goOn).toBe(`Go on with step ${drafted.step} of 4`)
    expect(card).toContain(`>${goOn}</h2>`)
    expect(address).toBe(primary.exec(card)?.[1])
    for (const fact of ['Your D.El.Ed application: Agreement.', '20 December 2026']) {
      expect([html.includes(fact), card.includes(fact)], fact).toEqual([true, true])
    }
    expect(html).not.toContain('You have not applied yet')
    expect([...html.matchAll(/button primary/g)]).toHaveLength(1)
  })

  it('leads to the courses without one', () => {
    expect(draw(screen(null))).not.toContain('Go on with step')
  })
})
