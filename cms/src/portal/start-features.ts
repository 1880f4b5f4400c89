import type { Feature, PortalContext, Started } from './feature.ts'

export interface StartedFeatures {
  announcement: string[]
  stop: () => Promise<void>
}

/** Starts features in order and stops them in reverse. If a start fails, stops those already started and rethrows. */
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
