/** Every state of a payment on every screen that shows it: one message, at most one main action, nothing that contradicts. */
import { purchaseOffer } from '@pravesh/shared/learning/purchase-offer'
import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { OWED_MESSAGES, REPEAT_MESSAGE } from '@pravesh/shared/payments/owed/messages'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import {
  hasArrived,
  isOnHold,
  isToPay,
  mayPay,
  OWED_STATES,
  type OwedState,
} from '@pravesh/shared/payments/owed/states'
import { untranslated } from '@pravesh/shared/platform/translate'
import { ORDER_STATE_MESSAGES } from '@pravesh/shared/shop/orders/status'
import type { Dashboard } from '@pravesh/shared/student/dashboard/dashboard'
import { nextStep } from '@pravesh/shared/student/dashboard/next-step'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anApplicationView } from '../../test/application-view.ts'
import { aDueView, aFeePlan } from '../../test/fee-plan.ts'
import { aMyPayment } from '../../test/my-payments.ts'
import { ApplicationBlock } from '../admissions/status/ApplicationBlock.tsx'
import { FeeSections } from '../fees/dashboard/FeeSections.tsx'
import { OpenPayments } from '../fees/OpenPayments.tsx'
import { PaymentTable } from '../fees/payments/PaymentTable.tsx'
import { FeePlanView } from '../fees/plan/FeePlanView.tsx'
import { LocaleContext } from '../forms/locale.ts'
import { TranslateContext } from '../forms/translate.ts'
import { BoughtList } from '../learning/watch/BoughtList.tsx'
import { loadLaterModules } from '../lib/lazy-module.ts'
import { OrderList } from '../shop/orders/OrderList.tsx'
import type { MyOrder } from '../shop/orders/use-my-orders.ts'
import { DashboardView } from './dashboard/DashboardView.tsx'

beforeAll(async () => {
  // Without a list of files to fetch first.
  vi.stubGlobal('document', { querySelector: () => null, addEventListener: () => undefined })
  expect(await loadLaterModules()).toBe(true)
})
afterAll(() => vi.unstubAllGlobals())

const late = anOwedView('undecided', { action: 'pay' })
const CASES: [string, OwedView][] = [
  ...OWED_STATES.map((state): [string, OwedView] => [state, anOwedView(state)]),
  ['undecided for ten minutes', late],
]
const MESSAGES = [...Object.values(OWED_MESSAGES), REPEAT_MESSAGE]
const reload = () => {}

function draw<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  const element = createElement(component, props)
  const translated = createElement(TranslateContext, { value: untranslated }, element)
  return renderToStaticMarkup(createElement(LocaleContext, { value: 'en' }, translated))
}

const application = (owed: OwedView) => ({
  application: {
    ...anApplicationView('BED', 'SUBMITTED'),
    owed,
    feePaid: hasArrived(owed.state) && owed.state !== 'refunded',
    feeRefunded: owed.state === 'refunded',
    correction: null,
  },
  replaced: false,
  reload,
})

function plan(owed: OwedView) {
  const due = aDueView({ owed })
  return aFeePlan({ dues: [due], nextDueId: isToPay(owed.state) ? due.id : null })
}

/** Beside a due that is still to be paid. */
function planWithAnother(owed: OwedView) {
  const due = aDueView({ owed })
  const other = aDueView({ id: '2', title: '2nd Semester', dueOn: '2027-02-01' })
  return aFeePlan({ dues: [due, other], nextDueId: isToPay(owed.state) ? due.id : other.id })
}

const order = (owed: OwedView): MyOrder =>
  ({
    view: {
      id: '1',
      orderNumber: 'ORD1',
      state: hasArrived(owed.state) ? 'paid' : owed.state === 'notOwed' ? 'withdrawn' : 'unpaid',
      message: hasArrived(owed.state) || owed.state === 'notOwed' ? ORDER_STATE_MESSAGES.withdrawn : owed.message,
      lines: [],
      totalPaise: 100,
      timeline: [],
      next: { kind: 'none', at: null },
      owed,
      refundedPaise: 0,
      refundPendingPaise: 0,
      shipment: null,
      mayCancel: isToPay(owed.state),
      returnUntil: null,
      returnAnswer: '',
      hasBill: false,
    },
    createdAt: '2026-11-25T10:00:00.000Z',
  }) as never

const ALL_PARTS = { labels: ['Personal Details'], reason: '', requestedAt: '', dueOn: null, documentsToReplace: 0 }
const admitted = { ...anApplicationView('BED', 'APPROVED'), owed: anOwedView('paid'), correction: null }

/** The dashboard with the next step that the server would choose. */
function dashboard({ applications, plans = [] }: Partial<Dashboard> & Pick<Dashboard, 'applications'>): string {
  const next = nextStep({
    applications,
    plans,
    drafts: [],
    merit: [],
    orders: [],
    purchases: [],
    courses: [],
    today: '2026-11-25',
  })
  const contact = { phone: '+91 90000 00000', hours: '' }
  const shown: Dashboard = { next, applications, plans, merit: [], notices: [], guardian: 'none' }
  return draw(DashboardView, { dashboard: shown, contact, reload })
}

/** The states in which a screen explains the payment. In the others, badges and other texts say it. */
const UNPAID = OWED_STATES.filter((state) => state !== 'notOwed' && !hasArrived(state))
const TRIED = UNPAID.filter((state) => state !== 'notStarted')

interface PaymentScreen {
  draw: (owed: OwedView) => string
  explains: readonly OwedState[]
  /** Whether it leads to another page to pay. */
  isForReading?: boolean
  /** Whether it has the message alone, without a badge or a title for the state. */
  hasOnlyMessage?: boolean
}

const screens: Record<string, PaymentScreen> = {
  'dashboard: application fee': {
    draw: (owed) => dashboard({ applications: [application(owed).application] }),
    explains: [...TRIED, 'refunding'],
  },
  'dashboard: application fee of one to correct': {
    draw: (owed) => {
      const { application: unpaid } = application(owed)
      return dashboard({ applications: [{ ...unpaid, status: 'SENT_BACK', correction: ALL_PARTS }] })
    },
    explains: [...TRIED, 'refunding'],
  },
  'dashboard: another application fee': {
    draw: (owed) => {
      const { application: unpaid } = application(owed)
      const asked = { ...anApplicationView('DELED', 'SENT_BACK'), owed: anOwedView('paid') }
      return dashboard({ applications: [asked, unpaid] })
    },
    explains: [...TRIED, 'refunding'],
  },
  'status page': {
    draw: (owed) => draw(ApplicationBlock, { ...application(owed), first: false }),
    explains: [...TRIED, 'refunding'],
  },
  'dashboard: fees': {
    draw: (owed) => dashboard({ applications: [admitted], plans: [plan(owed)] }),
    explains: TRIED,
  },
  'fee plan': { draw: (owed) => draw(FeePlanView, { plan: plan(owed), reload, toPay: null }), explains: TRIED },
  'dashboard: tour': {
    draw: (owed) => {
      const tour = aDueView({ action: 'TOUR', title: 'Tour', owed })
      const isTried = owed.state === 'opened' || owed.state === 'failed'
      // After a payment that arrived, the card offers another one.
      const another = { action: 'TOUR' as const, minPaise: 1, maxPaise: 2, remaining: 1 }
      const ownAmounts = isOnHold(owed.state) ? [another] : []
      const feePlan = aFeePlan({ ownAmounts, ...(isTried ? { unfinished: [tour] } : { dues: [tour] }) })
      return draw(FeeSections, { plan: feePlan, explained: [], reload })
    },
    explains: ['opened', 'failed', 'expired'],
  },
  'My Payments: tour': {
    draw: (owed) => {
      const fee = aDueView({ action: 'TOUR', title: 'Tour', owed })
      const line = { kind: 'due' as const, id: fee.id, at: '2026-11-25T10:00:00.000Z', fee }
      return draw(OpenPayments, { dues: [fee], reload }) + draw(PaymentTable, { lines: [line], plans: [], reload })
    },
    explains: TRIED,
  },
  'My Payments: everything but fees': {
    draw: (owed) => {
      // The portal lists what has arrived, and what is on hold.
      const isListed = hasArrived(owed.state) || isOnHold(owed.state)
      const payment = aMyPayment({ state: owed.state, note: isOnHold(owed.state) ? owed.message : '' })
      const line = { kind: 'received' as const, id: '1', at: payment.paidAt, payment, fee: null }
      return draw(PaymentTable, { lines: isListed ? [line] : [], plans: [], reload })
    },
    explains: ['undecided', 'checking'],
    isForReading: true,
  },
  'recorded courses': {
    draw: (owed) => {
      const boughtIds = owed.state === 'paid' ? ['c'] : []
      const { action, message } = purchaseOffer('c', { boughtIds, begun: [{ courseId: 'c', owed }] })
      return `<p>${message}</p>${action === 'buy' ? '<button>Pay Now</button>' : ''}`
    },
    explains: ['undecided', 'checking', 'refunding', 'refunded', 'notOwed'],
    hasOnlyMessage: true,
  },
  'My recorded courses': {
    draw: (owed) => draw(BoughtList, { courses: [], begun: [{ courseId: 'c', owed }] }),
    explains: ['undecided', 'checking'],
    isForReading: true,
    hasOnlyMessage: true,
  },
  'My Orders': { draw: (owed) => draw(OrderList, { orders: [order(owed)], onChanged: reload }), explains: UNPAID },
}

/** Only fees are reserved while a cheque is being cleared. */
const CLEARED = ['dashboard: fees', 'fee plan', 'dashboard: tour', 'My Payments: tour']
const casesOf = (name: string) => CASES.filter(([, { state }]) => state !== 'clearing' || CLEARED.includes(name))

describe.each(Object.entries(screens))(
  '%s',
  (name, { draw: drawn, explains, isForReading, hasOnlyMessage = false }) => {
    it.each(casesOf(name))('%s', (_, owed) => {
      const html = drawn(owed)
      const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'")
      const said = MESSAGES.filter((message) => text.includes(message))
      expect(said, 'messages').toEqual(explains.includes(owed.state) ? [owed.message] : [])
      for (const message of said) expect(text.split(message), `“${message}” stands once`).toHaveLength(2)

      const pays = [...html.matchAll(/<button[^>]*>Pay (Now|Fees)/g)]
      // Only what was tried has a number, by which another payment can be started without the plan.
      const isOffered = !isForReading && mayPay(owed) && !(name === 'My Payments: tour' && owed.transactionId === null)
      expect(pays.length > 0, 'to pay').toBe(isOffered)
      expect([...html.matchAll(/button primary/g)].length, 'main actions').toBeLessThanOrEqual(1)
      expect(text.includes('Waiting for your bank'), 'waits').toBe(owed.state === 'undecided' && !hasOnlyMessage)
      expect(/You have not paid/.test(text) && !isToPay(owed.state), 'not paid').toBe(false)
      expect(/\bPAID\b/.test(text) && !hasArrived(owed.state), 'paid').toBe(false)
      expect(/FAILED|Failed/.test(text) && owed.state !== 'failed', 'failed').toBe(false)
    })
  },
)

it.each(CASES)('has one main action at most beside another fee: %s', (_, owed) => {
  const feePlan = planWithAnother(owed)
  const drawn = [
    dashboard({ applications: [admitted], plans: [feePlan] }),
    draw(FeePlanView, { plan: feePlan, reload, toPay: null }),
  ]
  for (const html of drawn) expect([...html.matchAll(/button primary/g)]).toHaveLength(1)
})
