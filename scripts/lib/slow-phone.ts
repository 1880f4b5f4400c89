import type { Page } from 'playwright-core'

/** The slow phone of the measurements. */
export const SLOW_PHONE = 'CPU ÷ 4, 150 ms, 1.6 Mbit/s'
const CPU_SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

/** Slows down the processor and the network of a browser tab. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
