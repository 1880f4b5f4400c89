import { OFFLINE_PROVIDER } from '@pravesh/shared/payments/channels'

/** Whether staff pay out refunds themselves, because the payment came without a payment provider. */
export const isManual = ({ provider }: { provider: string }): boolean => provider === OFFLINE_PROVIDER
