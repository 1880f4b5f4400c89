import { paymentContract } from '@pravesh/shared/payments/contract'
import { paymentPages } from '@pravesh/shared/payments/pages'
import type { Feature } from '../platform/feature.ts'
import { shellPage } from '../platform/pages/define-page.ts'
import { dueWork } from '../platform/work/run-due.ts'
import { paymentsDashboard } from './admin/dashboard.ts'
import { paymentChecks } from './check/payment-checks.ts'
import { paymentEffects } from './check/payment-effects.ts'
import { verify } from './check/verify-endpoint.ts'
import { webhook } from './check/webhook-endpoint.ts'
import { payments as collection } from './collections/payments.ts'
import { type OnPaidHandlers, paidHandlers } from './handlers.ts'
import { gatewayProviders } from './providers/provider.ts'
import { providers } from './providers/providers.ts'
import { simulatorPayments } from './providers/simulator/collection.ts'
import { simulatorRoutes } from './providers/simulator/routes.ts'

/** Payments from students: attempts, providers and the effects of a paid attempt. Knows nothing about products. */
export const payments = ({ onPaid }: { onPaid: OnPaidHandlers }): Feature => ({
  collections: [collection, simulatorPayments],
  services: { ...paidHandlers.with(onPaid), ...gatewayProviders.with(providers) },
  dashboardSection: paymentsDashboard,
  endpoints: [verify, webhook],
  contract: paymentContract,
  pages: paymentPages.map((shell) => shellPage(shell)),
  routes: simulatorRoutes(),
  work: [dueWork(paymentChecks()), dueWork(paymentEffects)],
})
