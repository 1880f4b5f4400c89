/** How a payment reaches the portal: through a payment provider, or received by staff. */
export const PAYMENT_CHANNELS = ['online', 'challan', 'cash', 'bank-transfer', 'upi', 'dd', 'cheque'] as const
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number]
export type OfflineChannel = Exclude<PaymentChannel, 'online'>

export const CHANNEL_LABELS: Record<PaymentChannel, string> = {
  online: 'Online',
  challan: 'Challan',
  cash: 'Cash',
  'bank-transfer': 'Bank transfer',
  upi: 'UPI',
  dd: 'Demand draft',
  cheque: 'Cheque',
}

/** Channels without a payment provider. Staff record their payments and pay out their refunds. */
export const OFFLINE_CHANNELS: readonly OfflineChannel[] = PAYMENT_CHANNELS.filter((channel) => channel !== 'online')

interface ChannelRules {
  /** The label of the reference. */
  reference: string
  /** Drawn on a bank: needs the name of the bank, and the date that is written on it. */
  isInstrument: boolean
  /** Counts only when the bank has cleared it. */
  isCleared: boolean
  /** Its reference exists once in the whole bank, so it can be entered once only. */
  isUnique: boolean
}

export const CHANNEL_RULES: Record<OfflineChannel, ChannelRules> = {
  challan: { reference: 'Challan number', isInstrument: false, isCleared: false, isUnique: false },
  cash: { reference: 'Number of the cash receipt', isInstrument: false, isCleared: false, isUnique: false },
  'bank-transfer': { reference: 'UTR', isInstrument: false, isCleared: false, isUnique: true },
  upi: { reference: 'UPI reference (RRN)', isInstrument: false, isCleared: false, isUnique: true },
  dd: { reference: 'Number of the draft', isInstrument: true, isCleared: false, isUnique: true },
  cheque: { reference: 'Cheque number', isInstrument: true, isCleared: true, isUnique: true },
}

/** The provider stored with payments that were received by staff. */
export const OFFLINE_PROVIDER = 'offline'
