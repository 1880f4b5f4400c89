import { paymentCalls } from '@pravesh/shared/payments/calls'
import type { OwedState } from '@pravesh/shared/payments/owed/states'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { actOn } from '../fees.ts'
import { expireThePage, forgetThePage, letTheBankThink } from '../time.ts'
import { paymentAt, refund, type Scene } from './desk.ts'

/** What a page shows of one thing to pay: the states of what is owed, and the later part of *undecided*. */
export type ShownState = Exclude<OwedState, 'notOwed' | 'clearing'> | 'undecidedLate'

type Step = (scene: Scene, paymentPage: string) => unknown

const act =
  (name: Parameters<typeof actOn>[2]): Step =>
  ({ page }, paymentPage) =>
    actOn(page, paymentPage, name)

/** The student's browser asks about the payment, as the result page does. */
const ask: Step = async (scene, paymentPage) => {
  const { transactionId } = await paymentAt(scene, paymentPage)
  await scene.page.request.get(callAddress(paymentCalls.verify, { id: transactionId }))
}

const paid = act('pay-report-first')

const STEPS: Record<ShownState, readonly Step[]> = {
  notStarted: [({ portal }, paymentPage) => forgetThePage(portal, paymentPage)],
  opened: [ask],
  undecided: [act('wait'), ask],
  undecidedLate: [act('wait'), ask, ({ portal }) => letTheBankThink(portal)],
  paid: [paid],
  failed: [act('fail'), ask],
  expired: [({ portal }, paymentPage) => expireThePage(portal, paymentPage), ask],
  checking: [act('pay-less'), ask],
  refunding: [paid, (scene, paymentPage) => refund(scene, paymentPage, 'hold')],
  refunded: [paid, (scene, paymentPage) => refund(scene, paymentPage, 'complete')],
}

export const SHOWN_STATES = Object.keys(STEPS) as ShownState[]

/** Brings an attempt that was just started into a state, by what its payment page can do. */
export async function bringTo(scene: Scene, paymentPage: string, state: ShownState): Promise<void> {
  for (const step of STEPS[state]) await step(scene, paymentPage)
}
