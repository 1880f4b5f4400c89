import type { GatewayProvider } from './provider.ts'
import { simulatorGateway } from './simulator/simulator-gateway.ts'
import { simulatorIsOpen } from './simulator/simulator-is-open.ts'

/** Every payment provider, by its name. */
export const providers: Readonly<Record<string, GatewayProvider>> = {
  simulator: { isOpen: simulatorIsOpen, open: simulatorGateway },
}
