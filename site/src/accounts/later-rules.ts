import type { FieldValues, Resolver } from 'react-hook-form'
import { lazyModule } from '../lib/lazy-module.ts'

const rules = lazyModule(() => import('./sign-in-rules.ts'))

type Rules = Awaited<ReturnType<typeof rules.load>>

/**
 * The rules of a form, loaded after it, because its page is what most students wait for and the rules are needed only
 * once the button is pressed. If they cannot be loaded, the form is sent without them: the server has the same rules.
 */
export function laterRules<Typed extends FieldValues>(pick: (rules: Rules) => Resolver<Typed>): Resolver<Typed> {
  return async (values, context, options) => {
    const loaded = await rules.load().catch(() => null)
    return loaded === null ? { values, errors: {} } : pick(loaded)(values, context, options)
  }
}
