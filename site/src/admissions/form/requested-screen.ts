/** In the URL, for the last screen of a step: only the step knows which ones the answers call for. */
export const LAST_SCREEN = 'last'

/** The screen that the URL asks for; undefined if it names none, or one that is not shown. */
export function requestedScreen<Shown extends { key: string }>(
  screens: readonly Shown[],
  requested: string | null,
): Shown | undefined {
  return requested === LAST_SCREEN ? screens.at(-1) : screens.find(({ key }) => key === requested)
}
