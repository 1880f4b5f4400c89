import { paymentContract } from '@pravesh/shared/payments/contract'
import { paymentPages } from '@pravesh/shared/payments/pages'
import type { Feature } from '../platform/feature.ts'
import { shellPage } from '../platform/pages/define-page.ts'
import { paymentsDesk } from './admin/desk.ts'
import { payments as collection } from './collections/payments.ts'
import { verify } from './endpoints/verify.ts'
import { webhook } from './endpoints/webhook.ts'
import { answerPaid, type OnPaidHandlers } from './handlers.ts'
import { simulatorPayments } from './providers/simulator/collection.ts'
import { simulatorRoutes } from './providers/simulator/routes.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** Money from students: attempts, providers, and whom to tell once something is paid. It knows no product. */
export function payments({ onPaid }: { onPaid: OnPaidHandlers }): Feature {
  answerPaid(onPaid)
  return {
    collections: [collection, simulatorPayments],
    desk: paymentsDesk,
    endpoints: [verify, webhook],
    contract: paymentContract,
    pages: paymentPages.map((shell) => shellPage(shell)),
    routes: simulatorRoutes(),
    tasks: [reconcilePayments],
  }
}
