import type { Env } from '../../../platform/env.ts'

/** Whether pretended money counts: while the portal is tried out, and nowhere else. */
export function simulatorIsOpen({ mode, paymentGateway }: Pick<Env, 'mode' | 'paymentGateway'>): boolean {
  return mode === 'demo' && paymentGateway === 'simulator'
}
