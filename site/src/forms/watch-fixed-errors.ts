import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Watched<Typed extends FieldValues> = Pick<UseFormReturn<Typed>, 'watch' | 'trigger'>

/**
 * Checks fields with an error again after each change, so that a corrected field does not stay red. Never adds an error
 * to a field without one, which may still be half typed. What the server refused holds until its own field changes.
 * Returns a function that stops it.
 */
export function watchFixedErrors<Typed extends FieldValues>(
  { watch, trigger }: Watched<Typed>,
  errors: () => FieldErrors<Typed>,
): () => void {
  const watching = watch((_, { name: changed }) => {
    const invalid = Object.entries(errors()).flatMap(([field, error]) =>
      field !== 'root' && (error?.type !== 'server' || field === changed) ? [field as Path<Typed>] : [],
    )
    if (invalid.length > 0) void trigger(invalid)
  })
  return () => watching.unsubscribe()
}
