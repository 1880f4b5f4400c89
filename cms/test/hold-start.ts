/** For `--import`: the process never loads the modules of the portal, so it stays as it is before the portal is open. */
import { registerHooks } from 'node:module'

const source = 'export const loadModules = () => new Promise(() => undefined)'

registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('/commands/start/load-modules.ts')
      ? { format: 'module', source, shortCircuit: true }
      : nextLoad(url, context),
})
