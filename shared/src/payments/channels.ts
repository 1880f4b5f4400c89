/** How a payment reaches the portal: through a payment provider, or received by staff. */
export const PAYMENT_CHANNELS = ['online', 'challan', 'cash', 'bank-transfer'] as const
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number]

export const CHANNEL_LABELS: Record<PaymentChannel, string> = {
  online: 'Online',
  challan: 'Challan',
  cash: 'Cash',
  'bank-transfer': 'Bank transfer',
}

/** Channels without a payment provider. Staff record their payments and pay out their refunds. */
export const OFFLINE_CHANNELS = PAYMENT_CHANNELS.filter((channel) => channel !== 'online')

/** The provider stored with payments that were received by staff. */
export const OFFLINE_PROVIDER = 'offline'
