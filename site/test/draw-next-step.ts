import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { untranslated } from '@pravesh/shared/platform/translate'
import type { Dashboard } from '@pravesh/shared/student/dashboard/dashboard'
import type { NextStep } from '@pravesh/shared/student/dashboard/step'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LocaleContext } from '../src/forms/locale.ts'
import { TranslateContext } from '../src/forms/translate.ts'
import { NextStepCard } from '../src/student/dashboard/next/NextStepCard.tsx'
import { anApplicationView } from './application-view.ts'
import { aDueView, aFeePlan } from './fee-plan.ts'

const paid = { owed: anOwedView('paid') }
const application = { ...anApplicationView('DELED', 'SUBMITTED'), ...paid, id: '7', correction: null }
export const order = {
  id: '9',
  orderNumber: 'ORD9',
  books: [{ name: 'Childhood', units: 2 }],
  totalPaise: 54_000,
  message: 'We are packing your order.',
  expectedAt: '2026-12-01T06:00:00.000Z',
}

export const due = aDueView({ id: '3', amountPaise: 250_000, dueOn: '2026-11-24' })

/** The text of the card, and the addresses of its buttons. */
export function drawNextStep(next: NextStep, change: Partial<Dashboard['applications'][number]> = {}, dues = [due]) {
  const dashboard: Dashboard = {
    next,
    applications: [{ ...application, ...change }],
    plans: [aFeePlan({ applicationId: '7', dues, today: '2026-11-22' })],
    merit: [],
    notices: [],
    guardian: 'none',
  }
  const contact = { phone: '+91 90000 00000', hours: 'Monday to Saturday' }
  const card = createElement(NextStepCard, { dashboard, contact, reload: () => {} })
  const translated = createElement(TranslateContext, { value: untranslated }, card)
  const html = renderToStaticMarkup(createElement(LocaleContext, { value: 'en' }, translated))
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  return { html, text, main: [...html.matchAll(/button primary/g)].length }
}
