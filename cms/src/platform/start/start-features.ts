import type { Feature, PortalContext, Started } from '../feature.ts'

/** The features of a portal after their start. */
export interface StartedFeatures {
  announcement: string[]
  stop: () => Promise<void>
}

/** Starts features in order. They stop in reverse order; so do those that had started when one of them fails to. */
export async function startFeatures(features: readonly Feature[], context: PortalContext): Promise<StartedFeatures> {
  const started: Started[] = []
  const stop = async () => {
    for (const each of started.toReversed()) await each.stop?.()
  }
  try {
    for (const { start } of features) if (start) started.push(await start(context))
  } catch (error) {
    await stop()
    throw error
  }
  return { announcement: started.flatMap(({ announcement }) => announcement ?? []), stop }
}
