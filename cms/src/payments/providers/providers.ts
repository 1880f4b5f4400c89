import { phonepeProvider } from './phonepe/phonepe-provider.ts'
import type { GatewayProvider } from './provider.ts'
import { razorpayProvider } from './razorpay/razorpay-provider.ts'
import { isSimulatorEnabled } from './simulator/is-simulator-enabled.ts'
import { simulatorGateway } from './simulator/simulator-gateway.ts'

/** Every payment provider, by its name. */
export const providers: Readonly<Record<string, GatewayProvider>> = {
  simulator: { isOpen: isSimulatorEnabled, open: simulatorGateway },
  phonepe: phonepeProvider,
  razorpay: razorpayProvider,
}
