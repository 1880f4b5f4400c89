import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** Source of the only server function that clients may call: Payload's, which dispatches to those it names. */
const OFFERED = /app\/\(payload\)\/layout\.tsx$/

const manifest = z.object({ node: z.record(z.string(), z.object({ filename: z.string() })) })

/** Whether an id is that of the offered server function in Next's build. The build has others, which nothing calls. */
export function offeredActions(build: string): (actionId: string) => boolean {
  const file = path.join(build, 'server/server-reference-manifest.json')
  const { node } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const ids = new Set(Object.keys(node).filter((id) => OFFERED.test(node[id]?.filename ?? '')))
  return (actionId) => ids.has(actionId)
}
