/** A company that receives personal data to work for the portal. */
interface Processor {
  name: string
  /** Its privacy policy; null for servers whose operator only the settings name. */
  policy: string | null
}

/** Those whose use the settings switch on. What each of them does and receives stands in the words of the page. */
export const PROCESSORS = {
  phonepe: { name: 'PhonePe', policy: 'https://www.phonepe.com/privacy-policy/' },
  razorpay: { name: 'Razorpay', policy: 'https://razorpay.com/privacy/' },
  shiprocket: { name: 'Shiprocket', policy: 'https://www.shiprocket.in/privacy-policy/' },
  msg91: { name: 'MSG91', policy: 'https://msg91.com/privacy-policy' },
  twilio: { name: 'Twilio', policy: 'https://www.twilio.com/en-us/legal/privacy' },
  mail: { name: '', policy: null },
  aws: { name: 'Amazon Web Services', policy: 'https://aws.amazon.com/privacy/' },
  storage: { name: '', policy: null },
  archive: { name: '', policy: null },
} as const satisfies Record<string, Processor>
export type ProcessorKey = keyof typeof PROCESSORS
export const PROCESSOR_KEYS = Object.keys(PROCESSORS) as [ProcessorKey, ...ProcessorKey[]]

/** Other sites that pages can open. Nothing of them is loaded before a press. */
export const ON_PRESS = {
  google: { name: 'Google Maps, YouTube', policy: 'https://policies.google.com/privacy' },
  openstreetmap: { name: 'OpenStreetMap', policy: 'https://osmfoundation.org/wiki/Privacy_Policy' },
  vimeo: { name: 'Vimeo', policy: 'https://vimeo.com/privacy' },
  whatsapp: { name: 'WhatsApp', policy: 'https://www.whatsapp.com/legal/privacy-policy' },
} as const
export type OnPressKey = keyof typeof ON_PRESS
