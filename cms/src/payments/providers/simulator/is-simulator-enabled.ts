import type { Env } from '../../../foundation/settings/env.ts'

/** Whether simulated payments are accepted: only in demo mode, with the simulator as the provider. */
export function isSimulatorEnabled({ mode, paymentGateway }: Pick<Env, 'mode' | 'paymentGateway'>): boolean {
  return mode === 'demo' && paymentGateway === 'simulator'
}
